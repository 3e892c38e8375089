import {expect, it} from 'vitest';
import {record} from './fixture.ts';
import {createFlagExpander} from './flag-forms.ts';

function flag(title: string, name: string, short: string) {
  const content = `What it does. Short form: ${short}.`;
  return record({kind: 'flag', url: '/docs/cli#flag', title, name, content});
}

const expand = createFlagExpander([
  flag('devspace logs', '--follow', '-f'),
  flag('devspace init', '--force', '-f'),
  flag('devspace enter', '--name', '-n'),
  flag('CLI reference', '--namespace', '-n'),
]);

it.each([
  ['-n', '--namespace'],
  ['what does -n do', 'what does --namespace do'],
  ['devspace enter -n', 'devspace enter --name'],
  ['init -f', 'init --force'],
  ['-f', '--follow'],
])('expands the short form of a flag: %s', (text, expanded) => {
  expect(expand(text)).toBe(expanded);
});

it.each(['-x', '--n', 'a-n', '-name', '-N'])("doesn't change other text: %s", (text) => {
  expect(expand(text)).toBe(text);
});
