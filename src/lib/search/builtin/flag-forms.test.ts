import {describe, expect, it} from 'vitest';
import {record} from './fixture.ts';
import {createFlagReader} from './flag-forms.ts';

function flag(title: string, name: string, short: string) {
  const content = `What it does. Short form: ${short}.`;
  return record({kind: 'flag', url: '/docs/cli#flag', title, name, content});
}

const read = createFlagReader([
  flag('devspace logs', '--follow', '-f'),
  flag('devspace init', '--force', '-f'),
  flag('devspace enter', '--name', '-n'),
  flag('CLI reference', '--namespace', '-n'),
]);

describe('the short form of a flag', () => {
  it.each([
    ['-n', '--namespace'],
    ['what does -n do', 'what does --namespace do'],
    ['devspace enter -n', 'devspace enter --name'],
    ['init -f', 'init --force'],
    ['-f', '--follow'],
  ])('is the flag itself: %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each(['-x', '--n', 'a-n', '-name', '-N'])('is nothing else: %s', (text) => {
    expect(read(text)).toBe(text);
  });
});
