/** Counts the samples, so that a report says how many of them nobody checks. */
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import type {Site} from '../pages/site.ts';
import type {SourceFile} from '../pages/types.ts';
import {isUnchecked, readSamples} from '../samples/sample.ts';

/** How many samples of a version may opt out. */
export type OptOuts = Readonly<Record<VersionLabel, number>>;

export interface SampleCount {
  readonly version: VersionLabel;
  readonly samples: number;
  readonly unchecked: number;
  readonly allowed: number;
}

/** Counts samples and those that opt out, by version. */
export function countSamples(
  site: Site,
  files: readonly SourceFile[],
  optOuts: OptOuts,
): SampleCount[] {
  return versions.map(({label}) => {
    const samples = files
      .filter((file) => file.version === label)
      .flatMap((file) =>
        readSamples(site.content(file).fences).map((sample) => isUnchecked(sample, file)),
      );
    const unchecked = samples.filter(Boolean).length;
    return {version: label, samples: samples.length, unchecked, allowed: optOuts[label]};
  });
}

/** Whether more samples opt out than may. */
export function isOverLimit({unchecked, allowed}: SampleCount): boolean {
  return unchecked > allowed;
}

/** One line for the end of a report, and one for each version with too many. */
export function formatSamples(counts: readonly SampleCount[]): string {
  const total = counts.reduce((sum, {samples}) => sum + samples, 0);
  const unchecked = counts.reduce((sum, count) => sum + count.unchecked, 0);
  const over = counts
    .filter(isOverLimit)
    .map(
      (count) =>
        `  ${count.version}  ${count.unchecked} unchecked, ${count.allowed} allowed: fix the samples, or raise the limit in scripts/lib/content/sample-opt-outs.json`,
    );
  return [`${total} YAML and JSON samples, ${unchecked} of them unchecked.`, ...over].join('\n');
}
