/** Results of the content check, which the page /tested shows. */
import type {VersionLabel} from '@devspace-docs/versions';

/** Kinds of checked items. */
export type CheckedItem =
  'configs' | 'parts' | 'files' | 'commandLines' | 'links' | 'fieldPaths' | 'messages';

/** A check that a page disables or changes. For a partial, the first page that includes it. */
export interface PageExemption {
  /** Path below the base path. */
  readonly route: string;
  readonly title: string;
  /** What isn't checked, or is checked differently. */
  readonly effect: string;
  /** As the page states it. */
  readonly reason: string;
}

/** Check results of a version. */
export interface VersionStatistics {
  readonly version: VersionLabel;
  readonly pages: number;
  /** Fields of the config reference. */
  readonly fields: number;
  readonly counts: Readonly<Record<CheckedItem, number>>;
  readonly exemptions: readonly PageExemption[];
}
