import {describe, expect, it} from 'vitest';
import {nameSection, readSections, withSection} from './sections.ts';

const read = (text: string) => readSections(new URLSearchParams(text));

describe('sections in the URL', () => {
  it.each([
    ['', []],
    ['open=', []],
    ['open=,,', []],
    ['open=dev-sync,dev-ports', ['dev-sync', 'dev-ports']],
  ])('reads "%s"', (query, names) => {
    expect(read(query)).toEqual(names);
  });

  it('reads and writes a limited number of names, the latest of those that were opened', () => {
    const names = Array.from({length: 30}, (_, index) => `section-${index}`);
    expect(read(`open=${names.join(',')},last`)).toEqual(names);
    expect(withSection(names, 'last', true)).toEqual([...names.slice(1), 'last']);
  });

  it('adds a section that was opened, and removes it when it is closed, except from all', () => {
    expect(withSection(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
    expect(withSection(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(withSection(['all'], 'a', false)).toEqual(['all']);
  });
});

it.each([
  ['What is a build context?', 'what-is-a-build-context'],
  [' `dev.*.sync`: où? ', 'dev-sync-où'],
])('nameSection %s is %s', (text, name) => {
  expect(nameSection(text)).toBe(name);
});
