/** What the content check found, as the page /tested shows it. */
import type {VersionLabel} from '../../config/versions.ts';

/** What rules count. */
export type CheckedItem =
  'configs' | 'parts' | 'files' | 'commandLines' | 'links' | 'fieldPaths' | 'messages';

/** Something that a page excludes from a check. For a partial, it's the first page that shows it. */
export interface PageExemption {
  /** Path of the page, below the base path. */
  readonly route: string;
  readonly title: string;
  /** What isn't checked, or is checked differently. */
  readonly effect: string;
  /** As the page states it. */
  readonly reason: string;
}

/** What was checked of a version. */
export interface VersionStatistics {
  readonly version: VersionLabel;
  readonly pages: number;
  /** Fields of the config reference. */
  readonly fields: number;
  readonly counts: Readonly<Record<CheckedItem, number>>;
  readonly exemptions: readonly PageExemption[];
}
