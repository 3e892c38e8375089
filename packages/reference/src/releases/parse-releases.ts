import {compareReleases, type VersionLabel} from '@devspace-docs/versions';
import {dataFormat, type DataProblem, type ParsedData} from '../data-files/parse-data.ts';
import {isProblem, listEntries, type LocatedEntry} from './list-entries.ts';
import type {ReleasesData} from './types.ts';

export const releasesFormat = dataFormat<ReleasesData>('schema/releases/releases.schema.json');

const MAX_WORDS = 45;

function checkOrder({releases, candidate}: ReleasesData, version: VersionLabel): DataProblem[] {
  const [newest] = releases;
  const ofReleases = releases.flatMap(({release, date}, index): DataProblem[] => {
    const at = ['releases', index];
    const newer = releases[index - 1];
    if (!release.startsWith(version.slice(0, -1)))
      return [{at: [...at, 'release'], reason: `${release} isn't a release of ${version}`}];
    const problems: DataProblem[] = [];
    if (newer && compareReleases(release, newer.release) >= 0)
      problems.push({
        at: [...at, 'release'],
        reason: `${release} follows ${newer.release}`,
        expected: 'Each release once, newest first.',
      });
    if (date !== undefined && newer?.date !== undefined && date > newer.date)
      problems.push({
        at: [...at, 'date'],
        reason: `is later than that of ${newer.release}, ${newer.date}`,
        expected: 'Releases are in descending order of their dates.',
      });
    return problems;
  });
  if (candidate && newest && compareReleases(candidate.release, newest.release) <= 0)
    ofReleases.push({
      at: ['candidate', 'release'],
      reason: `${candidate.release} isn't newer than ${newest.release}`,
      expected: 'A release that is announced. Move its changes to `releases` once it is out.',
    });
  return ofReleases;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

const FIRST = 'The first release with the problem. Omit it if it is unknown.';

function checkEntry({entry, at, release}: LocatedEntry, newest: string | undefined): DataProblem[] {
  const {since, text} = entry;
  const problems: DataProblem[] = [];
  const report = (key: string, reason: string, expected: string): void => {
    problems.push({at: [...at, key], reason, expected});
  };
  const words = countWords(text);
  if (words > MAX_WORDS) {
    const expected = `At most ${MAX_WORDS} words: describe only what readers see.`;
    report('text', `has ${words} words`, expected);
  }
  if (since === undefined) return problems;
  if (!isProblem(entry)) {
    const expected =
      'Only `fixed`, `security` and limits have it: the first release with the problem.';
    report('since', 'is the release of the entry', expected);
  } else if (release !== undefined && compareReleases(since, release) >= 0) {
    report('since', `${since} isn't older than the fix, ${release}`, FIRST);
  } else if (release === undefined && newest !== undefined && compareReleases(since, newest) > 0) {
    report('since', `${since} is newer than the last release, ${newest}`, FIRST);
  }
  const fix = 'fixedInVersion' in entry ? entry.fixedInVersion : undefined;
  if (fix !== undefined && newest !== undefined && compareReleases(fix, newest) <= 0) {
    const expected =
      'A release of a later version. Otherwise, add the entry to the release with the fix.';
    report('fixedInVersion', `${fix} isn't newer than the last release, ${newest}`, expected);
  }
  return problems;
}

function checkIds(entries: readonly LocatedEntry[]): DataProblem[] {
  const ids = entries.map(({entry}) => entry.id);
  return entries
    .filter(({entry: {id}}, index) => ids.indexOf(id) < index)
    .map(({entry: {id}, at}) => ({
      at: [...at, 'id'],
      reason: `"${id}" is also the id of another entry`,
      expected: 'A unique name.',
    }));
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
