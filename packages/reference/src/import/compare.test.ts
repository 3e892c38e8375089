import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseFields} from '@devspace-docs/devspace-check/node';
import {command, flag, version} from '../commands/fixture.ts';
import {buildReference} from '../commands/model.ts';
import {compareCommands} from './compare-commands.ts';
import {compareFields} from './compare-fields.ts';
import {compareRelease} from './index.ts';
import {readCommands} from './read-command.ts';
import {readSchema} from './read-schema.ts';
import {formatReport} from './report.ts';
import type {Difference, OurField} from './types.ts';

/** The report without its empty lines. */
function reportOf(differences: readonly Difference[]): string[] {
  return formatReport(differences).split('\n').filter(Boolean);
}

describe('fields', () => {
  const schema = {
    type: 'object',
    properties: {tags: {type: 'array', items: {type: 'string'}, description: 'Tags.'}},
  };
  const tags = parseFields(JSON.stringify(schema), 'schema.json').get('tags')!;

  function compare(
    ours: ReadonlyArray<Partial<OurField>>,
    properties: object,
    required: string[] = [],
  ) {
    const theirs = readSchema(
      JSON.stringify({properties: {name: {type: 'string'}, ...properties}, required}),
    );
    const name = {...tags, path: 'name', type: 'string'};
    return reportOf(
      compareFields([name, ...ours.map((own) => ({...tags, ...own}))], theirs, ['a.json']),
    );
  }

  it('reports new, removed and changed fields', () => {
    const theirs = {
      tags: {type: 'integer', default: 1, enum: [1, 2], deprecated: true, description: 'Other.'},
      mode: {enum: ['fast', 'slow'], default: 'fast', deprecated: true},
    };
    expect(compare([{}, {path: 'network'}], theirs, ['tags', 'mode'])).toEqual([
      'New fields (1)',
      '  mode: string, required, default "fast", one of "fast", "slow", deprecated (edit a.json)',
      'Removed fields (1)',
      '  network (edit a.json)',
      'Changed types (1)',
      '  tags: list of strings → integer (edit a.json)',
      'Changed defaults (1)',
      '  tags: none → 1 (edit a.json)',
      'Changed allowed values (1)',
      '  tags: none → 1, 2 (edit a.json)',
      'Changed required fields (1)',
      '  tags: optional → required (edit a.json)',
      'Deprecated fields (1)',
      '  tags (edit a.json)',
      'Changed descriptions (1)',
      '  tags: Tags. → Other. (edit a.json)',
      '8 differences.',
    ]);
  });

  it("doesn't report the nested fields of a removed field", () => {
    const ours = [{path: 'hooks'}, {path: 'hooks[].name'}, {path: 'hooksDir'}, {path: 'hooks.a'}];
    expect(compare(ours, {}).slice(1, 3)).toEqual([
      '  hooks (edit a.json)',
      '  hooksDir (edit a.json)',
    ]);
    expect(compare([{path: 'tags.a'}], {tags: {type: 'array', items: {type: 'string'}}})).toContain(
      '  tags.a (edit a.json)',
    );
  });

  it('ignores properties that the tool omits, and hidden fields', () => {
    const ours = [
      {default: [], allowed: ['a'], isDeprecated: true},
      {path: 'old', isHidden: true},
      {path: 'values', type: 'object', known: tags.value},
      {path: 'values.containers'},
    ];
    const theirs = {tags: {type: 'array', items: {type: 'string'}}, values: {type: 'object'}};
    expect(compare(ours, theirs)).toEqual(['0 differences.']);
    expect(compare(ours.slice(0, 2), {...theirs, old: theirs.tags}).slice(2, 4)).toEqual([
      'Fields that are no longer hidden (1)',
      '  old (edit a.json)',
    ]);
  });
});

describe('commands', () => {
  const [reference] = buildReference([
    version(
      '6.x',
      [
        command({command: 'devspace deploy', flags: [flag(), {shared: 'render'}]}),
        command({command: 'devspace gone'}),
      ],
      {global: {sharedFlags: [flag({name: 'render', meaning: 'Prints.'})]}},
    ),
  ]);

  /** Compares with a tool that has `devspace deploy` with these flags, and a new command. */
  function compare(flags: readonly string[], args = ''): string[] {
    const pages = [
      ['devspace', ['      --debug   Prints the stack trace']],
      [`devspace deploy${args}`, flags],
      ['devspace new', ['      --port int   The port']],
    ] as const;
    const texts = pages.map(([usage, lines]): [string, string] => [
      usage,
      `Usage:\n  ${usage} [flags]\n\nFlags:\n${lines.join('\n')}\n`,
    ]);
    const differences = compareCommands(reference!, readCommands(new Map(texts)));
    return reportOf(differences.filter(({kind}) => kind !== 'description'));
  }

  it('reports new, removed and changed commands and flags', () => {
    const flags = [
      '  -f, --force int   Force (default 2)',
      '      --render int   Prints',
      '  -a, --added int   Added',
    ];
    expect(compare(flags, ' [NAME]')).toEqual([
      'New commands (1)',
      '  devspace new: --port (edit schema/cli/6.x/devspace_new.yaml)',
      'Removed commands (1)',
      '  devspace gone (edit schema/cli/6.x/devspace_gone.yaml)',
      'Changed arguments (1)',
      '  devspace deploy: none → [NAME] (edit schema/cli/6.x/devspace_deploy.yaml)',
      'New flags (1)',
      '  devspace deploy --added: int, short form -a, default 0 (edit schema/cli/6.x/devspace_deploy.yaml)',
      'Changed flag types (2)',
      '  devspace deploy --force: bool → int (edit schema/cli/6.x/devspace_deploy.yaml)',
      '  devspace deploy --render: bool → int (edit schema/cli/6.x/_global.yaml, schema/cli/6.x/devspace_deploy.yaml)',
      'Changed flag shorthands (1)',
      '  devspace deploy --force: none → f (edit schema/cli/6.x/devspace_deploy.yaml)',
      'Changed flag defaults (2)',
      '  devspace deploy --force: false → 2 (edit schema/cli/6.x/devspace_deploy.yaml)',
      '  devspace deploy --render: false → 0 (edit schema/cli/6.x/_global.yaml, schema/cli/6.x/devspace_deploy.yaml)',
      '9 differences.',
    ]);
  });
});

it('omits differences that the previous release also has', ({onTestFinished}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const write = (name: string, meaning: string): string => {
    const release = path.join(folder, name);
    mkdirSync(release);
    const flags = `  -c, --container string   ${meaning}\n      --follow-all   Follow`;
    const help = `Usage:\n  devspace logs [flags]\n\nFlags:\n${flags}\n`;
    writeFileSync(path.join(release, 'devspace_logs.txt'), help);
    return release;
  };
  const commands = write('new', 'New meaning');
  expect(compareRelease({commands, previousCommands: commands})).toEqual([]);
  const previousCommands = write('old', 'Old meaning');
  expect(compareRelease({commands, previousCommands})).toMatchObject([
    {kind: 'description', path: 'devspace logs --container', theirs: 'New meaning'},
  ]);
});

it('accepts a command that prints no help', ({onTestFinished}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const help = 'Usage:\n  devspace logs [flags]\n\nFlags:\n  -f, --follow   Follow\n';
  writeFileSync(path.join(folder, 'devspace_logs.txt'), help);
  const removed = compareRelease({commands: folder, version: '6.x'})
    .filter(({kind}) => kind === 'removed-command')
    .map(({path: command}) => command);
  expect(removed).toContain('devspace list vars');
  expect(removed).not.toContain('devspace list namespaces');
});

it.each([
  [{}, 'Nothing to compare: pass --schema devspace-schema.json, --commands FOLDER, or both.'],
  [{schema: 'a.json', version: '1.x'}, /^--version 1\.x: expected one of \d+\.x, /],
  [{schema: 'none.json'}, "--schema none.json: can't be read: ENOENT"],
  [{commands: 'none'}, "--commands none: can't be read: ENOENT"],
  [{commands: '.', previousCommands: 'none'}, "--previous-commands none: can't be read: ENOENT"],
  [{commands: 'scripts'}, '--commands scripts: expected a file for each command'],
])('rejects %j', (release, message) => {
  expect(() => compareRelease(release)).toThrow(message);
});
