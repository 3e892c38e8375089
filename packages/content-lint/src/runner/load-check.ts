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

let run: CheckRun | undefined;

/** Checks all pages once, for the plugins that show results in the built site. */
export function loadCheck(modules: PageModules): CheckRun {
  if (run) return run;
  const site = loadSite(modules);
  const problems = checkFiles(site, site.files, rules);
  run = {
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
  return run;
}
