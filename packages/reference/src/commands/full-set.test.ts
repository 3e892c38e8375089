import {expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {command, flag, version} from './fixture.ts';
import {compareFullSet, type FullSet, type VersionSet} from './full-set.ts';
import {buildReference} from './model.ts';

const reference = buildReference([
  version('6.x', [command({command: 'devspace deploy', flags: [flag()]})]),
]);
const known = {globalFlags: ['debug'], commands: {devspace: [], 'devspace deploy': ['force']}};

/** A set that is empty for all versions but 6.x. */
function setOf(six: VersionSet): FullSet {
  const empty = {globalFlags: [], commands: {}};
  const entries = versions.map(({label}) => [label, label === '6.x' ? six : empty]);
  return Object.fromEntries(entries) as FullSet;
}

it('reports nothing if data and program match', () => {
  expect(compareFullSet(reference, setOf(known))).toEqual([]);
});

it('reports what the data does not describe', () => {
  const more = setOf({
    globalFlags: ['debug', 'silent'],
    commands: {...known.commands, 'devspace ui': []},
  });
  expect(compareFullSet(reference, more).map(({reason}) => reason)).toEqual([
    "global flag silent of the program isn't described",
    "command devspace ui of the program isn't described",
  ]);
});

it('reports what the program does not have', () => {
  const less = setOf({
    globalFlags: ['debug'],
    commands: {devspace: [], 'devspace deploy': []},
  });
  expect(compareFullSet(reference, less).map(({file, reason}) => `${file}: ${reason}`)).toEqual([
    "schema/cli/6.x/devspace_deploy.yaml: flag force is described, but schema/cli/full-set.json doesn't list it",
  ]);
});
