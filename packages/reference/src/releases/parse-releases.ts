import {compareReleases, type VersionLabel} from '@devspace-docs/versions';
import {dataFormat, type DataProblem, type ParsedData} from '../data-files/parse-data.ts';
import {isProblem, listEntries, type LocatedEntry} from './list-entries.ts';
import type {ReleasesData} from './types.ts';

export const releasesFormat = dataFormat<ReleasesData>('schema/releases/releases.schema.json');

/** Maximum number of words in `text`. */
const MAX_WORDS = 45;

function checkOrder({releases, candidate}: ReleasesData, version: VersionLabel): DataProblem[] {
  const ofReleases = releases.flatMap(({release, date}, index): DataProblem[] => {
    const at = ['releases', index];
    const newer = releases[index - 1];
    if (!release.startsWith(version.slice(0, -1)))
      return [{at: [...at, 'release'], reason: `${release} isn't a release of ${version}`}];
    if (!newer) return [];
    return [
      ...(compareReleases(release, newer.release) < 0
        ? []
        : [
            {
              at: [...at, 'release'],
              reason: `${release} follows ${newer.release}`,
              expected: 'Each release once, newest first.',
            },
          ]),
      ...(date === undefined || newer.date === undefined || date <= newer.date
        ? []
        : [
            {
              at: [...at, 'date'],
              reason: `is later than that of ${newer.release}, ${newer.date}`,
              expected: 'Releases are in descending order of their dates.',
            },
          ]),
    ];
  });
  const [newest] = releases;
  const isNext = !candidate || !newest || compareReleases(candidate.release, newest.release) > 0;
  return isNext
    ? ofReleases
    : [
        ...ofReleases,
        {
          at: ['candidate', 'release'],
          reason: `${candidate.release} isn't newer than ${newest.release}`,
          expected: 'A release that is announced. Move its changes to `releases` once it is out.',
        },
      ];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

function checkEntry({entry, at, release}: LocatedEntry, newest: string | undefined): DataProblem[] {
  const {since, text} = entry;
  const words = countWords(text);
  const problems: DataProblem[] = [];
  if (words > MAX_WORDS) {
    problems.push({
      at: [...at, 'text'],
      reason: `has ${words} words`,
      expected: `At most ${MAX_WORDS} words: describe only what readers see.`,
    });
  }
  if (since === undefined) return problems;
  const first = [...at, 'since'];
  if (!isProblem(entry)) {
    const expected =
      'Only `fixed`, `security` and limits have it: the first release with the problem.';
    problems.push({at: first, reason: 'is the release of the entry', expected});
  } else if (release !== undefined && compareReleases(since, release) >= 0) {
    const expected = 'The first release with the problem. Omit it if it is unknown.';
    problems.push({at: first, reason: `${since} isn't older than the fix, ${release}`, expected});
  } else if (release === undefined && newest !== undefined && compareReleases(since, newest) > 0) {
    const expected = 'The first release with the problem. Omit it if it is unknown.';
    problems.push({
      at: first,
      reason: `${since} is newer than the last release, ${newest}`,
      expected,
    });
  }
  if ('fixedInVersion' in entry && entry.fixedInVersion !== undefined && newest !== undefined) {
    const {fixedInVersion} = entry;
    if (compareReleases(fixedInVersion, newest) <= 0)
      problems.push({
        at: [...at, 'fixedInVersion'],
        reason: `${fixedInVersion} isn't newer than the last release, ${newest}`,
        expected:
          'A release of a later version. Otherwise, add the entry to the release with the fix.',
      });
  }
  return problems;
}

function checkIds(entries: readonly LocatedEntry[]): DataProblem[] {
  const seen = new Set<string>();
  return entries.flatMap(({entry: {id}, at}): DataProblem[] => {
    const isKnown = seen.has(id);
    seen.add(id);
    if (!isKnown) return [];
    return [
      {
        at: [...at, 'id'],
        reason: `"${id}" is also the id of another entry`,
        expected: 'A unique name.',
      },
    ];
  });
}

/** Parses `schema/releases/VERSION.yaml`, and checks what doesn't depend on other files. */
export function parseReleases(text: string, version: VersionLabel): ParsedData<ReleasesData> {
  const {data, problems, locate} = releasesFormat.parse(text);
  if (!data) return {data, problems, locate};
  const entries = listEntries(data);
  const newest = data.releases[0]?.release;
  const found = [
    ...checkOrder(data, version),
    ...checkIds(entries),
    ...entries.flatMap((entry) => checkEntry(entry, newest)),
  ].map(locate);
  return {data: found.length === 0 ? data : undefined, problems: found, locate};
}
