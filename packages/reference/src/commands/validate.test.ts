import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {command, flag, global} from './fixture.ts';
import {createValidator} from './validate.ts';

function readSchema(name: string): object {
  return JSON.parse(
    readFileSync(new URL(`../../../../schema/cli/${name}`, import.meta.url), 'utf8'),
  ) as object;
}

const validator = createValidator(
  readSchema('command.schema.json'),
  readSchema('global.schema.json'),
);
const deploy = command({
  command: 'devspace deploy',
  flags: [flag(), {shared: 'render', default: true}],
});

it('accepts a command and the shared data', () => {
  expect(validator.command('a.yaml', deploy)).toBe(deploy);
  const shared = global('6.x');
  expect(validator.global('b.yaml', shared)).toBe(shared);
});

it('reports the file and the location of an unknown field', () => {
  expect(() => validator.command('a.yaml', {...deploy, usages: []})).toThrow(
    'a.yaml: / must NOT have additional properties (usages). See schema/cli/command.schema.json for the expected format.',
  );
});

it('rejects a flag without a description', () => {
  const {meaning: _, ...rest} = flag();
  expect(() => validator.command('a.yaml', {...deploy, flags: [rest]})).toThrow(
    "/flags/0 must have required property 'meaning'",
  );
});

it('rejects a summary that ends with a period', () => {
  expect(() => validator.command('a.yaml', {...deploy, summary: 'Deploy a project.'})).toThrow(
    '/summary must match pattern',
  );
});

it('rejects an invalid version', () => {
  expect(() => validator.global('b.yaml', {...global('6.x'), version: '7'})).toThrow(
    '/version must match pattern',
  );
});
