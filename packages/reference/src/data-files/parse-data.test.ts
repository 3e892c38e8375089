import {expect, it} from 'vitest';
import {stringify} from 'yaml';
import {command, flag, global} from '../commands/fixture.ts';
import {commandFormat, globalFormat} from '../commands/read-reference.ts';

const deploy = command({
  command: 'devspace deploy',
  flags: [flag(), {shared: 'render', default: true}],
});

it('accepts a command and the shared data', () => {
  expect(commandFormat.read('a.yaml', stringify(deploy))).toEqual(deploy);
  const shared = global('6.x');
  expect(globalFormat.read('b.yaml', stringify(shared))).toEqual(shared);
});

const {meaning: _, ...unexplained} = flag();

it.each([
  ['an unknown field', {usages: []}, 'a.yaml:1 must NOT have additional properties (usages)'],
  ['a flag without a description', {flags: [unexplained]}, "must have required property 'meaning'"],
  ['a summary that ends with a period', {summary: 'Deploy it.'}, '`summary` must match pattern'],
])('reports %s with its file and line', (_name, change, message) => {
  const parse = (): unknown => commandFormat.read('a.yaml', stringify({...deploy, ...change}));
  expect(parse).toThrow(message);
  expect(parse).toThrow('See schema/cli/command.schema.json for the expected format.');
});

it('reports the line of an invalid version', () => {
  const text = stringify({...global('6.x'), version: '7'});
  const line = text.split('\n').findIndex((row) => row.startsWith('version:')) + 1;
  expect(() => globalFormat.read('b.yaml', text)).toThrow(
    `b.yaml:${line} \`version\` must match pattern`,
  );
});
