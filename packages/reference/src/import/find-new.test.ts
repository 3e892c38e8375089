import {expect, it} from 'vitest';
import {parseFields} from '@devspace-docs/devspace-check/node';
import {command, flag, version} from '../commands/fixture.ts';
import {buildReference} from '../commands/model.ts';
import {findNewCommands, findNewFields} from './find-new.ts';
import type {ImportedCommand} from './types.ts';

const text = {type: 'string', description: 'A text.'};
const object = (properties: object): object => ({
  type: 'object',
  description: 'An object.',
  additionalProperties: false,
  properties,
});

it('finds the outermost fields that are new', () => {
  const known = {...object({c: text}), 'x-since': '6.2.0'};
  const root = object({a: text, b: object({c: text}), old: object({d: text}), known, own: text});
  const fields = [...parseFields(JSON.stringify(root), 'a.json').values()];
  const release = new Set(fields.map(({path}) => path).filter((path) => path !== 'own'));
  const before = new Set(['a', 'old']);
  expect(findNewFields(fields, release, before).map(({path}) => path)).toEqual(['b', 'old.d']);
});

it('finds new commands, and new flags of others, by file', () => {
  const names = ['render', 'screen'];
  const flags = names.map((name) => flag({name}));
  const [reference] = buildReference([
    version('6.x', [
      command({command: 'devspace dev', flags}),
      command({command: 'devspace sync', flags}),
    ]),
  ]);
  const imported = (name: string, own: readonly string[]): ImportedCommand => ({
    command: name,
    summary: '',
    arguments: [],
    flags: own.map((item) => ({name: item, type: 'bool', default: false, meaning: ''})),
    inheritedFlags: [],
  });
  if (!reference) throw new Error('The fixture has no version.');
  const found = findNewCommands(
    reference,
    [imported('devspace dev', names), imported('devspace sync', names)],
    [imported('devspace dev', ['render'])],
  );
  expect([...found.values()]).toEqual([
    {isCommand: false, flags: new Set(['screen'])},
    {isCommand: true, flags: new Set()},
  ]);
});
