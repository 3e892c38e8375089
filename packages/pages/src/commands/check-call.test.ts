import {expect, it} from 'vitest';
import type {VersionLabel} from '@devspace-docs/versions';
import type {ReferenceVersion} from '@devspace-docs/reference';
import {siteOf} from '../testing.ts';
import {checkCall, type CallContext, type CallProblem} from './check-call.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {findDevspaceCalls} from './devspace-calls.ts';

const {tree} = siteOf({});
const all: readonly ReferenceVersion[] = (['6.x', '5.x', '4.x'] as const).flatMap(
  (label) => readCommands(label, tree) ?? [],
);

function problemsOf(
  source: string,
  version: VersionLabel = '6.x',
  more: Partial<CallContext> = {},
): CallProblem[] {
  const commands = all.find(({name}) => name === version)!;
  const context = {
    commands,
    others: all.filter(({name}) => name !== version),
    pipelineFlags: [],
    pluginCommands: [],
    isMention: false,
    ...more,
  };
  return findDevspaceCalls(source).flatMap((call) => checkCall(call, context));
}

/** Each wrong argument with its message. */
function briefOf(source: string, version?: VersionLabel, more?: Partial<CallContext>): string[] {
  return problemsOf(source, version, more).map(
    ({start, length, message}) => `${source.slice(start, start + length)}: ${message}`,
  );
}

it.each([
  'devspace',
  'devspace -n team-a --debug dev --skip-build -t v1 -t=v2',
  'devspace dev -bn=team-a --var A=1 --var=B=2',
  'devspace logs --lines 50 --lines=-1 -f=false',
  'devspace enter --pick=false -c api -- ls --unknown',
  'devspace run test --unknown -x',
  'devspace -n team-a --dependency api run test',
  'devspace help add plugin',
  'devspace list',
  'devspace set var A=1 B=2 C=3',
  'devspace use namespace "team $A"',
  'devspace update plugin <name> --version VERSION',
  'devspace run-pipeline NAME any more words',
  'devspace print -p a -p b --config=x.yaml',
  'devspace <command> --unknown',
  'devspace dev "$@"',
  'devspace [flags] run <command> [args]',
  'devspace set var [NAME=VALUE]... [flags]',
  'devspace list [command]',
])('accepts %j', (source) => {
  expect(briefOf(source)).toEqual([]);
});

it.each<[string, string[]]>([
  ['devspace depoly', ['depoly: no command `devspace depoly` in 6.x']],
  ['devspace list var', ['var: no command `devspace list var` in 6.x']],
  ['devspace use profile ci', ['profile: `devspace use profile` is a command of 5.x, not of 6.x']],
  ['devspace dev --skip-biuld', ['--skip-biuld: `devspace dev` has no flag `--skip-biuld` in 6.x']],
  ['devspace help depoly', ['depoly: no command `devspace depoly` in 6.x']],
  ['devspace list help', ['help: no command `devspace list help` in 6.x']],
  ['devspace dev -by', ['-by: `devspace dev` has no flag `-y` in 6.x']],
  [
    'devspace dev --profile-parent a',
    ['--profile-parent: `--profile-parent` is a flag of `devspace dev` in 5.x, not in 6.x'],
  ],
  ['devspace --frce dev', ['--frce: `devspace dev` has no flag `--frce` in 6.x']],
  ['devspace dev -n', ['-n: `-n` requires a value']],
  ['devspace dev -n --debug', ['-n: `-n` requires a value']],
  [
    'devspace dev --skip-build=yes',
    ['--skip-build=yes: `--skip-build` accepts only true or false'],
  ],
  ['devspace deploy -b true', ['true: `-b` needs an equals sign before its value']],
  ['devspace enter --pick false', ['false: `--pick` needs an equals sign before its value']],
  ['devspace logs --lines many', ['many: `--lines` requires a number']],
  ['devspace add plugin', ['plugin: `devspace add plugin` requires an argument: `source`']],
  ['devspace run', ['run: `devspace run` requires an argument: `command`']],
  ['devspace print out.yaml', ['out.yaml: `devspace print` accepts no arguments']],
  ['devspace use namespace a b', ['b: `devspace use namespace` accepts at most one argument']],
  ['devspace --skip-build dev', ['--skip-build: `--skip-build` is before its command']],
  ['devspace run -n a test', ['-n: `-n` would be passed to the command that runs']],
  ['devspace list namespaces --debug', ['--debug: `devspace list namespaces` accepts no flags']],
])('rejects %j', (source, expected) => {
  expect(briefOf(source)).toEqual(expected);
});

it.each<[string, VersionLabel, string[]]>([
  ['devspace dev --config a.yaml --restore-vars', '5.x', []],
  ['devspace use profile ci', '5.x', []],
  ['devspace login', '5.x', ['login: `devspace login` is a command of 4.x, not of 5.x']],
  ['devspace create space', '4.x', ['space: `devspace create space` requires an argument: `name`']],
  ['devspace deploy a', '5.x', ['a: `devspace deploy` accepts no arguments']],
  [
    'devspace run-pipeline x',
    '5.x',
    ['run-pipeline: `devspace run-pipeline` is a command of 6.x, not of 5.x'],
  ],
  [
    'devspace build --no-colors',
    '4.x',
    ['--no-colors: `--no-colors` is a flag of `devspace build` in 6.x, not in 4.x'],
  ],
])('checks %j in %s', (source, version, expected) => {
  expect(briefOf(source, version)).toEqual(expected);
});

it.each<[string, string]>([
  ['devspace list var', 'did you mean `devspace list vars`?'],
  ['devspace dev --skip-biuld', 'did you mean `--skip-build`?'],
  ['devspace dev --konfig a', 'did you mean `--config`?'],
  ['devspace run -n a test', 'put DevSpace flags before the command: `devspace -n … run`'],
])('suggests what to write instead of %j', (source, hint) => {
  expect(problemsOf(source)[0]?.hint).toBe(hint);
});

it('allows a mention to omit values and arguments', () => {
  const mention = {isMention: true};
  expect(briefOf('devspace add plugin', '6.x', mention)).toEqual([]);
  expect(briefOf('devspace dev -n', '6.x', mention)).toEqual([]);
  expect(briefOf('devspace dev -n --debug', '6.x', mention)).toEqual(['-n: `-n` requires a value']);
});

it('accepts flags of pipelines on commands that run them', () => {
  const more = {
    pipelineFlags: [
      {name: 'stage', shorthand: 'S', type: 'string'},
      {name: 'dry', type: 'bool'},
    ],
  } as const;
  expect(briefOf('devspace deploy -S qa --dry', '6.x', more)).toEqual([]);
  expect(briefOf('devspace run-pipeline x --stage=qa', '6.x', more)).toEqual([]);
  expect(briefOf('devspace deploy --dry=1', '6.x', more)).toHaveLength(1);
  expect(briefOf('devspace logs --dry', '6.x', more)).toHaveLength(1);
});

it('accepts commands of plugins', () => {
  const more = {pluginCommands: ['hello', 'list extras']};
  expect(briefOf('devspace hello --any; devspace list extras', '6.x', more)).toEqual([]);
  expect(briefOf('devspace extras', '6.x', more)).toHaveLength(1);
});
