/** The data in `schema/releases`: see `releases.schema.json` for the meaning of each property. */
import type {VersionLabel} from '@devspace-docs/versions';

export interface ReleaseEntry {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly message?: string;
  readonly since?: string;
  readonly workaround?: string;
  readonly page?: string;
  readonly fields?: readonly string[];
  readonly flags?: readonly string[];
  readonly commands?: readonly string[];
  readonly functions?: readonly string[];
  readonly issue?: number;
  readonly pr?: number;
}

export type ChangeKind = 'added' | 'changed' | 'removed' | 'deprecated' | 'fixed' | 'security';

export interface ReleaseChange extends ReleaseEntry {
  readonly kind: ChangeKind;
}

/** A problem that the last release of the version still has. */
export interface ReleaseLimit extends ReleaseEntry {
  readonly fixedInVersion?: string;
}

/** Programs and images that a release includes or downloads. */
export type IncludedName =
  'componentChart' | 'kaniko' | 'helm' | 'kubectl' | 'localRegistry' | 'buildkit';

export type Includes = Readonly<Partial<Record<IncludedName, string>>>;

export interface ReleaseData {
  readonly release: string;
  readonly date?: string;
  readonly includes?: Includes;
  readonly changes?: readonly ReleaseChange[];
}

export interface CandidateData extends Omit<ReleaseData, 'date'> {
  readonly 'as-of': string;
  readonly changes: readonly ReleaseChange[];
}

export interface ReleasesData {
  readonly releases: readonly ReleaseData[];
  readonly limits?: readonly ReleaseLimit[];
  readonly candidate?: CandidateData;
}

/** A problem of a version that an upgrade fixes, or that its last release still has. */
export interface ReleaseProblem {
  readonly version: VersionLabel;
  readonly entry: ReleaseEntry;
  /** The first release without it; undefined for one that no release fixes. */
  readonly fixedIn: string | undefined;
  /** Whether `fixedIn` is out, rather than announced. */
  readonly isReleased: boolean;
  /** The last release with it. */
  readonly last: string;
  /** Whether the last release of the version has it. */
  readonly isLimit: boolean;
  readonly isSecurity: boolean;
}

export interface VersionReleases extends ReleasesData {
  readonly version: VersionLabel;
  /** Path of the data, from the root of the repository. */
  readonly source: string;
  /** Problems by the id of their entry, newest fix first, followed by the limits. */
  readonly problems: ReadonlyMap<string, ReleaseProblem>;
}
