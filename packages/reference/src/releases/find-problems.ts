import {compareReleases, type VersionLabel} from '@devspace-docs/versions';
import {isProblem, listEntries} from './list-entries.ts';
import type {ReleaseProblem, ReleasesData} from './types.ts';

/**
 * Finds the problems that releases of a version fix, and those that its last release still has.
 *
 * @param known - The names of all releases, newest first, also of other versions.
 */
export function findProblems(
  data: ReleasesData,
  version: VersionLabel,
  known: readonly string[],
): ReadonlyMap<string, ReleaseProblem> {
  const newest = data.releases[0]?.release ?? '';
  const before = (release: string): string =>
    known.find((name) => compareReleases(name, release) < 0) ?? release;
  const problems = listEntries(data).flatMap(({entry, release, isCandidate}): ReleaseProblem[] => {
    if (!isProblem(entry)) return [];
    const isSecurity = 'kind' in entry && entry.kind === 'security';
    const common = {version, entry, isSecurity, isReleased: !isCandidate};
    if (release !== undefined)
      return [{...common, fixedIn: release, last: before(release), isLimit: false}];
    const fixedIn = 'fixedInVersion' in entry ? entry.fixedInVersion : undefined;
    const last = fixedIn === undefined ? newest : before(fixedIn);
    return [{...common, fixedIn, last, isLimit: true}];
  });
  return new Map(problems.map((problem) => [problem.entry.id, problem]));
}
