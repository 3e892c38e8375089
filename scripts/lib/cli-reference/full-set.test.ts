import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import fullSet from '../../../schema/cli/full-set.json';
import {versions, type VersionLabel} from '../../../src/config/versions.ts';
import {command, flag, version} from './fixture.ts';
import {compareFullSet, type FullSet, type VersionSet} from './full-set.ts';
import {buildReference} from './model.ts';
import {folderOf} from './places.ts';
import type {VersionSource} from './types.ts';
import {createValidator} from './validate.ts';

const data = new URL('../../../schema/cli/', import.meta.url);

function readJson(name: string): object {
  return JSON.parse(readFileSync(new URL(name, data), 'utf8')) as object;
}

const validator = createValidator(readJson('command.schema.json'), readJson('global.schema.json'));

function readVersion(name: VersionLabel): VersionSource {
  const read = (file: string): unknown =>
    parse(readFileSync(new URL(`${name}/${file}`, data), 'utf8'));
  const files = readdirSync(new URL(`${name}/`, data)).filter((file) => file !== '_global.yaml');
  const prose = new URL(`../../../${folderOf(name)}/_prose/`, import.meta.url);
  return {
    global: {
      path: `schema/cli/${name}/_global.yaml`,
      data: validator.global(name, read('_global.yaml')),
    },
    commands: files.map((file) => ({
      path: `schema/cli/${name}/${file}`,
      data: validator.command(`${name}/${file}`, read(file)),
    })),
    prose: readdirSync(prose),
  };
}

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

describe('schema/cli', () => {
  const reference = buildReference(versions.map(({label}) => readVersion(label)));

  it('describes every command and flag of every version, and no other', () => {
    expect(compareFullSet(reference, fullSet)).toEqual([]);
  });
});
