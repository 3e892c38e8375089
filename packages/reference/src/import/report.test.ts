import {expect, it} from 'vitest';
import {formatReport} from './report.ts';
import type {Difference} from './types.ts';

function lines(...differences: readonly Difference[]): string[] {
  return formatReport(differences).split('\n');
}

const edit = ['schema/a.json'];

it('describes new fields, flags and commands', () => {
  const field = {
    path: 'mode',
    type: 'string',
    isRequired: true,
    default: 'fast',
    allowed: ['fast', 'slow'],
    isDeprecated: true,
    description: 'Mode.',
  };
  const flag = {name: 'lines', shorthand: 'l', type: 'int', default: 0, meaning: 'Lines.'};
  const command = {
    command: 'devspace doctor',
    summary: 'Checks',
    arguments: ['[pod]'],
    flags: [flag],
    inheritedFlags: [],
  };
  expect(
    lines(
      {kind: 'new-flag', path: 'devspace logs --lines', theirs: flag, edit},
      {kind: 'new-command', path: 'devspace doctor', theirs: command, edit},
      {kind: 'new-field', path: 'mode', theirs: field, edit},
    ),
  ).toEqual([
    'New fields (1)',
    '  mode: string, required, default "fast", one of "fast", "slow", deprecated (edit schema/a.json)',
    '',
    'New commands (1)',
    '  devspace doctor: [pod] --lines (edit schema/a.json)',
    '',
    'New flags (1)',
    '  devspace logs --lines: int, short form -l, default 0 (edit schema/a.json)',
    '',
    '3 differences.',
  ]);
});

it('prints values as JSON, and types and names without quotes', () => {
  const change = {path: 'a', edit} as const;
  expect(
    lines(
      {...change, kind: 'field-default', ours: undefined, theirs: false},
      {...change, kind: 'field-default', ours: '5', theirs: ['a']},
      {...change, kind: 'field-type', ours: 'string', theirs: 'integer'},
      {...change, kind: 'flag-shorthand', ours: 'f', theirs: undefined},
    ).filter((line) => line.startsWith('  ')),
  ).toEqual([
    '  a: string → integer (edit schema/a.json)',
    '  a: none → false (edit schema/a.json)',
    '  a: "5" → ["a"] (edit schema/a.json)',
    '  a: f → none (edit schema/a.json)',
  ]);
});

it('prints the number of differences', () => {
  expect(lines({kind: 'removed-field', path: 'a', edit}).at(-1)).toBe('1 difference.');
  expect(lines()).toEqual(['0 differences.']);
});
