import {describe, expect, it} from 'vitest';
import {readCommands} from './read-command.ts';
import type {ImportedCommand, ImportedFlag} from './types.ts';

function read(text: string): ImportedCommand {
  const [command] = readCommands(new Map([['devspace_dev.txt', text]]));
  return command!;
}

function page(flags: readonly string[], usage = 'devspace dev [flags]'): string {
  return ['Usage:', `  ${usage}`, '', 'Flags:', ...flags, '  -h, --help   help for dev'].join('\n');
}

function flag(line: string): ImportedFlag {
  return read(page([line])).flags[0]!;
}

const HELP = `
#######################################################
################### devspace dev ######################
#######################################################
Starts your project
in development mode
#######################################################

Usage:
  devspace dev [flags]
  devspace dev [command]

Available Commands:
  api         Starts the API

Flags:
  -b, --force-build                 Forces to build every image
  -h, --help                        help for dev
      --pipeline string             The pipeline to execute (default "dev")

Global Flags:
      --debug                        Prints the stack trace if an error occurs
fatal run requires at least one argument

Use "devspace dev [command] --help" for more information about a command.
`;

describe('commands', () => {
  it('reads the output of --help', () => {
    expect(read(HELP)).toEqual({
      command: 'devspace dev',
      summary: 'Starts your project in development mode',
      arguments: [],
      flags: [
        {
          name: 'force-build',
          shorthand: 'b',
          type: 'bool',
          default: false,
          meaning: 'Forces to build every image',
        },
        {name: 'pipeline', type: 'string', default: 'dev', meaning: 'The pipeline to execute'},
      ],
      inheritedFlags: [
        {
          name: 'debug',
          type: 'bool',
          default: false,
          meaning: 'Prints the stack trace if an error occurs',
        },
      ],
    });
  });

  it.each([
    ['devspace dev [flags]', []],
    ['devspace dev [command]', []],
    ['devspace dev SHELL [flags]', ['<SHELL>']],
    ['devspace dev <name> [args]... [flags]', ['<name>', '[args]']],
    ['devspace dev [NAME=VALUE]... [flags]', ['[NAME=VALUE]']],
    ['devspace dev [flags] -- [command]', ['[command]']],
    ['devspace dev [flags] [-- command]', ['[command]']],
  ])('reads the arguments of %s', (usage, expected) => {
    expect(read(page([], usage)).arguments).toEqual(expected);
  });
});

describe('flags', () => {
  it.each([
    ['      --render   Prints manifests', {type: 'bool', default: false}],
    ['      --push     Pushes (default true)', {type: 'bool', default: true, meaning: 'Pushes'}],
    [
      '      --lines int   How many (default 200)',
      {type: 'int', default: 200, meaning: 'How many'},
    ],
    ['      --lines int   How many', {type: 'int', default: 0}],
    ['      --pod string   The pod', {type: 'string', default: ''}],
    ['      --path string   A "path" (default "a\\\\b")', {default: 'a\\b', meaning: 'A "path"'}],
    ['  -t, --tag strings   Tags', {shorthand: 't', type: 'strings', default: []}],
    ['      --tag stringArray   Tags (default [a,b])', {type: 'strings', default: ['a', 'b']}],
    ['      --timeout duration   How long (default 1m0s)', {type: 'duration', default: '1m0s'}],
    ['      --var NAME=VALUE   A variable', {type: 'string', meaning: 'A variable'}],
    ['      --color string[="auto"]   When to color', {name: 'color', type: 'string'}],
    ['      --pick[=true]   Asks', {name: 'pick', type: 'bool'}],
    ['      --help-me   help for beginners', {name: 'help-me', meaning: 'help for beginners'}],
    [
      '      --old   Old one (default true) (DEPRECATED: use --new)',
      {default: true, deprecated: true},
    ],
    ['      --old   Deprecated, use --new', {deprecated: true}],
    ['      --empty', {name: 'empty', meaning: ''}],
  ])('reads %s', (line, expected) => {
    expect(flag(line)).toMatchObject(expected);
  });

  it('reads a multi-line description', () => {
    const lines = [
      '      --path string   The path',
      '                      of a file (default ".")',
    ];
    expect(read(page(lines)).flags).toMatchObject([{meaning: 'The path of a file', default: '.'}]);
  });
});

it.each([
  ['# Guide\n\nText.\n', 'devspace_dev.txt: expected the output of --help'],
  ['Usage:\n  devspace dev\n', 'devspace_dev.txt: expected the output of --help'],
  [page(['  --- garbage']), 'devspace_dev.txt:5: expected a flag such as "  -b, --force-build'],
])('rejects %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
