import type {VersionLabel} from '@devspace-docs/versions';
import type {VersionStatistics} from '../statistics.ts';
import type {Fence} from '../pages/fence.ts';
import type {PageModules} from '../pages/site.ts';
import type {SourceFile} from '../pages/types.ts';
import {rules} from '../rules/index.ts';
import {readSample, sampleVersion} from '../samples/sample.ts';
import {checkFiles} from './check.ts';
import {loadSite} from './load-site.ts';
import {readStatistics} from './statistics.ts';

export interface CheckRun {
  readonly statistics: readonly VersionStatistics[];
  /** The version that a config is valid for; undefined for configs with problems and other blocks. */
  readonly versionOf: (fence: Fence, file: SourceFile) => VersionLabel | undefined;
}

let run: Promise<CheckRun> | undefined;

async function check(modules: PageModules): Promise<CheckRun> {
  const site = loadSite(modules);
  const problems = await checkFiles(site, site.files, rules);
  return {
    statistics: readStatistics(site, rules),
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

/** Checks all pages once, for the plugins that show results in the built site. */
export function loadCheck(modules: PageModules): Promise<CheckRun> {
  run ??= check(modules);
  return run;
}
