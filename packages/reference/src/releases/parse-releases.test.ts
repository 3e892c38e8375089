import {describe, expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {parseReleases} from './parse-releases.ts';
import {readReleases} from './read-releases.ts';

const release = (name: string, date: string, changes: readonly string[] = []): string =>
  [
    `  - release: ${name}`,
    `    date: ${date}`,
    ...(changes.length > 0 ? ['    changes:'] : []),
    ...changes.map((change) => `      - {area: sync, ${change}}`),
  ].join('\n');

/** The problems of releases: `line message`. */
function check(...parts: readonly string[]): string[] {
  const {data, problems} = parseReleases(`releases:\n${parts.join('\n')}\n`, '6.x');
  expect(data === undefined).toBe(problems.length > 0);
  return problems.map(({line, message}) => `${line} ${message}`);
}

describe('parseReleases', () => {
  it('accepts releases on the same day, and those without changes', () => {
    expect(check(release('6.10.0', '2023-03-09'), release('6.9.1', '2023-03-09'))).toEqual([]);
  });

  it('reports the order of releases and their dates, and other versions', () => {
    const parts = [
      release('6.2.0', '2022-11-28'),
      release('6.10.0', '2022-11-28'),
      release('6.0.0', '2022-12-28'),
      release('5.18.5', '2022-05-13'),
    ];
    expect(check(...parts)).toEqual([
      '4 `release` 6.10.0 follows 6.2.0',
      '7 `date` is later than that of 6.10.0, 2022-11-28',
      "8 `release` 5.18.5 isn't a release of 6.x",
    ]);
  });

  it('reports unknown kinds and properties', () => {
    const [kind, property] = ['kind: new, text: A., id: a', 'kind: added, text: A., id: b, why: b'];
    expect(check(release('6.0.0', '2022-08-22', [kind, property]))).toEqual([
      '5 `kind` must be equal to one of the allowed values: added, changed, removed, deprecated, fixed, security',
      '6 `changes` must NOT have additional properties (why)',
    ]);
  });

  it('reports repeated ids, long texts and wrong first releases', () => {
    const long = 'word '.repeat(46).trim();
    const changes = [
      `id: a, kind: fixed, text: ${long}.`,
      'id: a, kind: fixed, text: A., since: 6.1.0',
      'id: b, kind: added, text: A., since: 6.0.0',
    ];
    expect(check(release('6.1.0', '2022-09-09', changes))).toEqual([
      '6 `id` "a" is also the id of another entry',
      '5 `text` has 46 words',
      "6 `since` 6.1.0 isn't older than the fix, 6.1.0",
      '7 `since` is the release of the entry',
    ]);
  });

  it('reports limits that are fixed, and a candidate that is out', () => {
    const limit = 'id: a, area: ui, text: A., since: 6.2.0, fixedInVersion: 6.0.0';
    const rest = `limits:\n  - {${limit}}\ncandidate: {release: 6.1.0, as-of: 6.1.0-rc.1, changes: []}`;
    expect(check(release('6.1.0', '2022-09-09'), rest)).toEqual([
      "6 `release` 6.1.0 isn't newer than 6.1.0",
      '5 `since` 6.2.0 is newer than the last release, 6.1.0',
      "5 `fixedInVersion` 6.0.0 isn't newer than the last release, 6.1.0",
    ]);
  });
});

it.each(versions.map(({label}) => label))('the releases of %s are valid', (label) => {
  expect(readReleases(label).releases.length).toBeGreaterThan(10);
});
