/**
 * When a page was last changed: from git, and from the file's date where git knows nothing.
 *
 * A source archive without history, or a page that is not committed yet, must build as well.
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
    // No git, no repository or no commit: all the same here.
    return false;
  }
}

async function readFileDate(filePath: string): Promise<VcsChangeInfo> {
  const {mtimeMs} = await stat(filePath);
  return {timestamp: Math.round(mtimeMs), author: ''};
}

/** Reads dates from git where it can, and from the file system where it cannot. */
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
