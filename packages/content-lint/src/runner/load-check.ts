import {join} from 'node:path';
import type {VersionLabel} from '@devspace-docs/versions';
import type {VersionStatistics} from '../statistics.ts';
import type {Fence} from '../pages/fence.ts';
import type {PageModules, Site} from '../pages/site.ts';
import type {SourceFile} from '../pages/types.ts';
import {rules} from '../rules/index.ts';
import {readSample, sampleVersion} from '../samples/sample.ts';
import {checkFiles} from './check.ts';
import {loadSite, root} from './load-site.ts';
import {hashInputs, readResult, writeResult, type CheckResult} from './saved-check.ts';
import {readStatistics} from './statistics.ts';

export interface CheckRun {
  readonly statistics: readonly VersionStatistics[];
  /** The version that a config is valid for; undefined for configs with problems and other blocks. */
  readonly versionOf: (fence: Fence, file: SourceFile) => VersionLabel | undefined;
}

const RESULT = join(root, '.cache/content-check.json');

/** Checks all pages, and saves the result for the build. */
export async function checkPages(site: Site): Promise<CheckResult> {
  // Before the check, in case that files change during it.
  const key = hashInputs(site.tree);
  const problems = await checkFiles(site, site.files, rules);
  const result = {statistics: readStatistics(site, rules), problems};
  writeResult(RESULT, key, result);
  return result;
}

let run: Promise<CheckRun> | undefined;

async function load(modules: PageModules): Promise<CheckRun> {
  const site = loadSite(modules);
  const {statistics, problems} =
    readResult(RESULT, hashInputs(site.tree)) ?? (await checkPages(site));
  return {
    statistics,
    versionOf(fence, file) {
      const sample = readSample(fence);
      if (sample?.purpose.kind !== 'config' && sample?.purpose.kind !== 'fragment')
        return undefined;
      const {line: first} = fence.location;
      const last = first + fence.codeLines.length;
      const hasProblem = problems.some(
        (problem) => problem.file === file.path && problem.line >= first && problem.line <= last,
      );
      return hasProblem ? undefined : sampleVersion(sample, file);
    },
  };
}

/** The result for all pages, for the plugins that show it in the built site. */
export function loadCheck(modules: PageModules): Promise<CheckRun> {
  run ??= load(modules);
  return run;
}
