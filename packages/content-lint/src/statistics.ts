/** Results of the content check, which the page /tested shows. */
import type {VersionLabel} from '@devspace-docs/versions';

export type CheckedItem =
  'configs' | 'parts' | 'files' | 'commandLines' | 'links' | 'fieldPaths' | 'messages';

export interface VersionStatistics {
  readonly version: VersionLabel;
  readonly pages: number;
  /** Fields of the config reference. */
  readonly fields: number;
  readonly counts: Readonly<Record<CheckedItem, number>>;
}

/** A config, or a part of one, in a code block without problems. */
export interface TestedSample {
  /** Version that it was checked against. */
  readonly version: VersionLabel;
  /** Whether the page "Check your devspace.yaml" accepts it as it is. */
  readonly isWholeConfig: boolean;
}

/** What a check of all pages saves in `.cache/content-check.json`. */
export interface CheckResult {
  readonly statistics: readonly VersionStatistics[];
  /** By the path of the page or partial, and by code, so that an edited sample isn't a tested one. */
  readonly samples: Readonly<Record<string, Readonly<Record<string, TestedSample>>>>;
}
