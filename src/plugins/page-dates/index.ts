/**
 * Dates of pages from Git, or else from the file system, so that source archives and uncommitted pages
 * build too.
 */
import {execFileSync} from 'node:child_process';
import {stat} from 'node:fs/promises';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

function hasHistory(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {stdio: 'ignore'});
    return true;
  } catch {
    // No Git, no repository or no commit.
    return false;
  }
}

async function readFileDate(filePath: string): Promise<VcsChangeInfo> {
  const {mtimeMs} = await stat(filePath);
  return {timestamp: Math.round(mtimeMs), author: ''};
}

/** Reads dates from Git, or else from the file system. */
export function createVcs(): VcsConfig {
  const git = hasHistory() ? getVcsPreset('git-eager') : undefined;
  return {
    initialize: (params) => git?.initialize(params),
    getFileCreationInfo: async (filePath) =>
      (await git?.getFileCreationInfo(filePath)) ?? readFileDate(filePath),
    getFileLastUpdateInfo: async (filePath) =>
      (await git?.getFileLastUpdateInfo(filePath)) ?? readFileDate(filePath),
  };
}
