import {isUnchecked, readSamples, type Site, type SourceFile} from '@devspace-docs/pages';

/** Maximum number of samples that are excluded from the checks. */
export const MAX_UNCHECKED = 0;

export interface SampleCount {
  readonly samples: number;
  readonly unchecked: number;
}

/** Counts all samples and the unchecked ones. */
export function countSamples(site: Site, files: readonly SourceFile[]): SampleCount {
  const samples = files.flatMap((file) =>
    readSamples(site.content(file).fences).map((sample) => isUnchecked(sample, file)),
  );
  return {samples: samples.length, unchecked: samples.filter(Boolean).length};
}

/** The last lines of a report. */
export function formatSamples({samples, unchecked}: SampleCount): string {
  const total = `${samples} YAML and JSON samples, ${unchecked} of them unchecked.`;
  if (unchecked <= MAX_UNCHECKED) return total;
  return `${total}\n  ${MAX_UNCHECKED} allowed: fix the samples, or raise MAX_UNCHECKED in packages/content-lint/src/runner/samples.ts`;
}
