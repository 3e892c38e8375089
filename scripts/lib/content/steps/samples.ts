/** Counts the samples, so that a report says how many of them nobody checks. */
import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';
import type {Site} from '../base/site.ts';
import type {SourceFile} from '../base/types.ts';
import {isUnchecked, readSamples} from '../samples/sample.ts';

/** How many samples of a release line may opt out. */
export type OptOuts = Readonly<Record<ReleaseLine, number>>;

export interface SampleCount {
  readonly line: ReleaseLine;
  readonly samples: number;
  readonly unchecked: number;
  readonly allowed: number;
}

/** Counts samples and those that opt out, by release line. */
export function countSamples(
  site: Site,
  files: readonly SourceFile[],
  optOuts: OptOuts,
): SampleCount[] {
  return releaseLines.map(({line}) => {
    const samples = files
      .filter((file) => file.line === line)
      .flatMap((file) =>
        readSamples(site.content(file).fences).map((sample) => isUnchecked(sample, file)),
      );
    const unchecked = samples.filter(Boolean).length;
    return {line, samples: samples.length, unchecked, allowed: optOuts[line]};
  });
}

/** Whether more samples opt out than may. */
export function isOverLimit({unchecked, allowed}: SampleCount): boolean {
  return unchecked > allowed;
}

/** One line for the end of a report, and one for each line with too many. */
export function formatSamples(counts: readonly SampleCount[]): string {
  const total = counts.reduce((sum, {samples}) => sum + samples, 0);
  const unchecked = counts.reduce((sum, count) => sum + count.unchecked, 0);
  const over = counts
    .filter(isOverLimit)
    .map(
      (count) =>
        `  ${count.line}  ${count.unchecked} unchecked, ${count.allowed} allowed: make them pass, or raise the number in scripts/lib/content/sample-opt-outs.json`,
    );
  return [`${total} samples in YAML and JSON, ${unchecked} of them unchecked.`, ...over].join('\n');
}
