import {describe, expect, it} from 'vitest';
import {readCommandPages} from './read-command.ts';
import type {ImportedCommand, ImportedFlag} from './types.ts';

function read(text: string, file = 'docs/cli/devspace_dev.md'): ImportedCommand {
  const [command] = readCommandPages(new Map([[file, text]]));
  return command!;
}

/** A page of Cobra's generator with these flags. */
function page(
  flags: readonly string[],
  title = 'devspace dev',
  usage = `${title} [flags]`,
): string {
  return [
    `## ${title}`,
    '',
    'Starts development mode',
    '',
    '### Synopsis',
    '',
    'More about it:',
    '',
    '```',
    usage,
    '```',
    '',
    '### Examples',
    '',
    '```',
    'devspace dev --not-a-usage-line',
    '```',
    '',
    '### Options',
    '',
    '```',
    ...flags,
    '  -h, --help   help for dev',
    '```',
    '',
    '### Options inherited from parent commands',
    '',
    '```',
    '      --debug   Prints the stack trace',
    '```',
    '',
    '### SEE ALSO',
    '',
    '* [devspace](devspace.md)\t - A tool',
  ].join('\n');
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

describe('pages', () => {
  it('reads the Markdown of Cobra', () => {
    expect(read(page(['  -b, --force-build   Forces to build every image']))).toEqual({
      command: 'devspace dev',
      summary: 'Starts development mode',
      arguments: [],
      flags: [
        {
          name: 'force-build',
          shorthand: 'b',
          type: 'bool',
          default: false,
          meaning: 'Forces to build every image',
        },
      ],
      inheritedFlags: [
        {name: 'debug', type: 'bool', default: false, meaning: 'Prints the stack trace'},
      ],
    });
  });

  it('reads Markdown with front matter and custom titles', () => {
    const text = [
      '---',
      'title: "Command - devspace use context"',
      '---',
      '',
      'Tells which context to use',
      '',
      '## Synopsis',
      '```',
      'devspace use context [flags]',
      '```',
      '```',
      'devspace use context other',
      '```',
      '## Flags',
      '```',
      '  -h, --help   help for context',
      '```',
      '## Global & Inherited Flags',
      '```',
      '      --debug   Prints the stack trace',
      '```',
    ];
    expect(read(text.join('\r\n'))).toMatchObject({
      command: 'devspace use context',
      summary: 'Tells which context to use',
      arguments: [],
      flags: [],
      inheritedFlags: [{name: 'debug'}],
    });
  });

  it('reads the output of --help', () => {
    expect(read(HELP)).toMatchObject({
      command: 'devspace dev',
      summary: 'Starts your project in development mode',
      arguments: [],
      flags: [
        {name: 'force-build', shorthand: 'b'},
        {name: 'pipeline', type: 'string', default: 'dev'},
      ],
      inheritedFlags: [{name: 'debug'}],
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
    expect(read(page([], 'devspace dev', usage)).arguments).toEqual(expected);
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

describe('bad input', () => {
  it.each([
    ['# Guide\n\nText.\n', 'a.md:1: expected a command: a title such as "## devspace dev"'],
    ['', 'a.md:1: expected a command'],
    [
      '## devspace dev\n\n### Parameters\n',
      'a.md:4: expected the flags of devspace dev in a section "Flags" or "Options".',
    ],
    [page(['  --- garbage']), 'a.md:22: expected a flag such as "  -b, --force-build'],
    [page(['garbage']), 'a.md:22: expected a flag such as'],
  ])('rejects %s', (text, message) => {
    expect(() => read(text, 'a.md')).toThrow(message);
  });

  it('rejects two files about the same command', () => {
    const pages = new Map([
      ['a.md', page([])],
      ['b.md', page([])],
    ]);
    expect(() => readCommandPages(pages)).toThrow(
      'b.md:1: devspace dev is already described in a.md. Remove one of the files.',
    );
  });
});
