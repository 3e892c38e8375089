import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {command, flag, version} from './fixture.ts';
import {compareFullSet, type FullSet} from './full-set.ts';
import {buildReference} from './model.ts';
import {folderOf} from './places.ts';
import {type VersionName, type VersionSource, versionNames} from './types.ts';
import {createValidator} from './validate.ts';

const data = new URL('../../../schema/cli/', import.meta.url);

function readJson(name: string): object {
  return JSON.parse(readFileSync(new URL(name, data), 'utf8')) as object;
}

const validator = createValidator(readJson('command.schema.json'), readJson('global.schema.json'));

function readVersion(name: VersionName): VersionSource {
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
  const empty = {globalFlags: [], commands: {}};

  it('is content where data and program agree', () => {
    expect(compareFullSet(reference, {'6.x': known, '5.x': empty, '4.x': empty})).toEqual([]);
  });

  it('finds what the program has and the data lacks', () => {
    const more: FullSet = {
      '6.x': {globalFlags: ['debug', 'silent'], commands: {...known.commands, 'devspace ui': []}},
      '5.x': empty,
      '4.x': empty,
    };
    expect(compareFullSet(reference, more).map(({reason}) => reason)).toEqual([
      'global flag silent of the program is not described',
      'command devspace ui of the program is not described',
    ]);
  });

  it('finds what the data has and the program lacks', () => {
    const less: FullSet = {
      '6.x': {globalFlags: ['debug'], commands: {devspace: [], 'devspace deploy': []}},
      '5.x': empty,
      '4.x': empty,
    };
    expect(compareFullSet(reference, less).map(({place, reason}) => `${place}: ${reason}`)).toEqual(
      [
        'schema/cli/6.x/devspace_deploy.yaml: flag force is described, but schema/cli/full-set.json does not list it',
      ],
    );
  });
});

describe('schema/cli', () => {
  const reference = buildReference(versionNames.map(readVersion));

  it('describes every command and flag of every version, and no other', () => {
    const fullSet = readJson('full-set.json') as FullSet;
    expect(compareFullSet(reference, fullSet)).toEqual([]);
  });

  it('holds 173 pages', () => {
    expect(reference.map(({bySlug}) => bySlug.size)).toEqual([50, 53, 70]);
  });
});
