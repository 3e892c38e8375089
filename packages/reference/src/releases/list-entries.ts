import type {DataPath} from '../data-files/parse-data.ts';
import type {ReleaseChange, ReleaseData, ReleaseLimit, ReleasesData} from './types.ts';

export interface LocatedEntry {
  readonly entry: ReleaseChange | ReleaseLimit;
  readonly at: DataPath;
  /** The release that it belongs to; undefined for limits. */
  readonly release: string | undefined;
  readonly isCandidate: boolean;
}

/** All entries of a file, in its order. */
export function listEntries({releases, limits = [], candidate}: ReleasesData): LocatedEntry[] {
  const changesOf = ({changes = [], release}: ReleaseData, path: DataPath): LocatedEntry[] =>
    changes.map((entry, index) => {
      const at = [...path, 'changes', index];
      return {entry, at, release, isCandidate: path[0] === 'candidate'};
    });
  return [
    ...releases.flatMap((release, index) => changesOf(release, ['releases', index])),
    ...limits.map((entry, index) => {
      const at = ['limits', index];
      return {entry, at, release: undefined, isCandidate: false};
    }),
    ...(candidate ? changesOf(candidate, ['candidate']) : []),
  ];
}

/** Whether an entry describes a problem rather than what a release does. */
export function isProblem(entry: ReleaseChange | ReleaseLimit): boolean {
  return !('kind' in entry) || entry.kind === 'fixed' || entry.kind === 'security';
}
