import {describe, expect, it} from 'vitest';
import {compareReleases, versions} from '@devspace-docs/versions';
import {configFormats} from '../../schema/formats.ts';
import {checkConfig} from '../index.ts';
import {knownReleases, readRelease, releasesOf} from './known-releases.ts';
import {lowestRelease} from './releases.ts';

function check(config: string, release?: string): string[] {
  const options = release === undefined ? {} : {release: readRelease(release)};
  return checkConfig(config, configFormats, options).diagnostics.map(
    ({line, severity, message, hint}) => `${line} ${severity}: ${message} | ${hint}`,
  );
}

const START = 'version: v2beta1\nname: my-app\n';

describe('checking for a release', () => {
  const registry = `${START}localRegistry:\n  enabled: true\n`;

  it('reports fields that came later', () => {
    expect(check(registry, '6.1.0')).toEqual([
      "3 error: DevSpace 6.1.0 doesn't have the field `localRegistry`, which was added in 6.2.0 | use DevSpace 6.2.0 or later",
    ]);
    expect(check(registry, '6.2.0')).toEqual([]);
    expect(check(registry)).toEqual([]);
  });

  it('reports fields in entries, lists and profiles', () => {
    const profile = `${START}profiles:\n  - name: a\n    merge:\n      dependencies: {web: {path: ../web, disabled: true}}\n`;
    const sync = `${START}dev:\n  api:\n    imageSelector: a\n    sync:\n      - path: ./\n        file: true\n`;
    expect(check(profile, '6.0.0')).toContainEqual(
      expect.stringContaining('6 error: DevSpace 6.0.0'),
    );
    expect(check(sync, '6.0.0')).toEqual([expect.stringContaining('the field `file`')]);
  });

  it('reports functions that came later, once for each script', () => {
    const script = `${START}pipelines:\n  dev: |-\n    is_in a a\n    is_in b b\n`;
    expect(check(script, '6.1.1')).toEqual([
      "4 error: DevSpace 6.1.1 doesn't have the function `is_in`, which was added in 6.2.0 | use DevSpace 6.2.0 or later",
    ]);
  });

  it('selects the version of the release', () => {
    expect(check('version: v2beta1\nname: a\n', '5.18.5').join()).toContain('unrecognized');
    expect(check('version: v1beta11\ndev:\n  replacePods: []\n', '5.11.0')).toEqual([
      expect.stringContaining('the field `replacePods`, which was added in 5.12.0'),
    ]);
  });

  it('reports that a config requires a later release', () => {
    const required = `${START}require:\n  devspace: '>= 6.2'\n`;
    expect(check(required, '6.1.0')).toEqual([
      "4 error: the config requires DevSpace `>= 6.2`, which 6.1.0 doesn't meet | use another release, such as 6.3.21",
    ]);
    expect(check(required, '6.3.0')).toEqual([]);
  });
});

it('warns about fields that the lowest required release lacks', () => {
  const config = (constraint: string): string =>
    `${START}require:\n  devspace: '${constraint}'\nlocalRegistry:\n  enabled: true\n`;
  expect(check(config('>= 6.1.0'))).toEqual([
    "5 warning: `require.devspace` allows 6.1.0, which doesn't have the field `localRegistry` | require `>= 6.2.0`",
  ]);
  expect(check(config('>= 6.2.0'))).toEqual([]);
});

it.each([
  ['>= 6.1.0', '6.1.0'],
  ['>=6.1, < 7', '6.1.0'],
  ['>= 6', '6.0.0'],
  ['~> 6.2', '6.2.0'],
  ['~> 6.2.3', '6.2.3'],
  ['6.2.1', '6.2.1'],
  ['> 6.0.0, != 6.0.1', '6.1.0'],
  ['>= 6.1.2', '6.2.0'],
  ['< 7', undefined],
  ['^6.2.3', undefined],
  ['${VERSION}', undefined],
])('the lowest release of %s is %s', (constraint, lowest) => {
  expect(lowestRelease(constraint, '6.x')).toBe(lowest);
});

it.each([
  ['>= 7', 'error: no release of DevSpace that can read this config meets `>= 7`'],
  ['< 6', 'error: no release of DevSpace that can read this config meets `< 6`'],
  ['> 6.2, < 6.1', 'error: no release'],
  ['~> 5.18', 'error: no release'],
  ['6.3.99', 'warning: `6.3.99` excludes all releases up to 6.3.21'],
  ['>= 6.99', 'warning: `>= 6.99` excludes all releases up to 6.3.21'],
])('reports that no release meets %s', (constraint, message) => {
  expect(check(`${START}require:\n  devspace: '${constraint}'\n`)).toEqual([
    expect.stringContaining(`4 ${message}`),
  ]);
});

it('accepts later versions, which convert the config', () => {
  expect(check("version: v1beta11\nrequire:\n  devspace: '>= 6.0'\n")).toEqual([]);
});

it.each([
  ['6', 'expected a release of 6.x'],
  ['7.0.0', 'expected a release of 6.x'],
  ['latest', 'expected a release of 6.x'],
  ['6.1.4', 'DevSpace has no 6.1.4. The release before it is 6.1.1.'],
])('rejects the release %s', (name, reason) => {
  expect(() => readRelease(name)).toThrow(`Unknown release ${name}: ${reason}`);
});

it('accepts a release that is newer than those it knows, with a note', () => {
  expect(readRelease('v6.1')).toEqual({version: '6.x', name: '6.1.0', numbers: [6, 1, 0]});
  const {name, note} = readRelease('5.99.0');
  expect(name).toBe('5.99.0');
  expect(note).toMatch(/^These docs describe DevSpace up to 5\.\d+\.\d+, and 5\.99\.0 is newer\.$/);
});

it('knows the releases in schema/releases, newest first', () => {
  expect(knownReleases.toSorted((a, b) => compareReleases(b, a))).toEqual(knownReleases);
  for (const {label} of versions) expect(releasesOf(label).length).toBeGreaterThan(10);
});
