import type {DataPath} from '../data-files/parse-data.ts';
import type {ReleaseChange, ReleaseLimit, ReleasesData} from './types.ts';

export interface LocatedEntry {
  readonly entry: ReleaseChange | ReleaseLimit;
  readonly at: DataPath;
  /** The release that it belongs to; undefined for limits. */
  readonly release: string | undefined;
  readonly isCandidate: boolean;
}

/** All entries of a file, in its order. */
export function listEntries({releases, limits = [], candidate}: ReleasesData): LocatedEntry[] {
  const changesOf = (
    changes: readonly ReleaseChange[] | undefined,
    at: DataPath,
    release: string,
  ): LocatedEntry[] =>
    (changes ?? []).map((entry, index) => ({
      entry,
      at: [...at, 'changes', index],
      release,
      isCandidate: at[0] === 'candidate',
    }));
  return [
    ...releases.flatMap(({changes, release}, index) =>
      changesOf(changes, ['releases', index], release),
    ),
    ...limits.map((entry, index) => ({
      entry,
      at: ['limits', index],
      release: undefined,
      isCandidate: false,
    })),
    ...(candidate ? changesOf(candidate.changes, ['candidate'], candidate.release) : []),
  ];
}

/** Whether an entry describes a problem rather than what a release does. */
export function isProblem(entry: ReleaseChange | ReleaseLimit): boolean {
  return !('kind' in entry) || entry.kind === 'fixed' || entry.kind === 'security';
}
