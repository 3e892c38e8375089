import {describe, expect, it} from 'vitest';
import {versions} from '../../../src/config/versions.ts';
import {command, flag, version} from './fixture.ts';
import {compareFullSet, type FullSet, type VersionSet} from './full-set.ts';
import {buildReference} from './model.ts';

describe('compareFullSet', () => {
  const reference = buildReference([
    version('6.x', [command({command: 'devspace deploy', flags: [flag()]})]),
  ]);
  const known = {globalFlags: ['debug'], commands: {devspace: [], 'devspace deploy': ['force']}};

  /** A set in which only 6.x has anything. */
  function setOf(six: VersionSet): FullSet {
    const empty = {globalFlags: [], commands: {}};
    const entries = versions.map(({label}) => [label, label === '6.x' ? six : empty]);
    return Object.fromEntries(entries) as FullSet;
  }

  it('is content where data and program agree', () => {
    expect(compareFullSet(reference, setOf(known))).toEqual([]);
  });

  it('finds what the program has and the data lacks', () => {
    const more = setOf({
      globalFlags: ['debug', 'silent'],
      commands: {...known.commands, 'devspace ui': []},
    });
    expect(compareFullSet(reference, more).map(({reason}) => reason)).toEqual([
      "global flag silent of the program isn't described",
      "command devspace ui of the program isn't described",
    ]);
  });

  it('finds what the data has and the program lacks', () => {
    const less = setOf({
      globalFlags: ['debug'],
      commands: {devspace: [], 'devspace deploy': []},
    });
    expect(compareFullSet(reference, less).map(({place, reason}) => `${place}: ${reason}`)).toEqual(
      [
        "schema/cli/6.x/devspace_deploy.yaml: flag force is described, but schema/cli/full-set.json doesn't list it",
      ],
    );
  });
});
