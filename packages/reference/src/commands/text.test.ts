import {expect, it} from 'vitest';
import {
  attribute,
  escapeMdx,
  fence,
  listItem,
  searchTermLines,
  sentenceLines,
  yamlScalar,
} from './text.ts';

it('escapes braces and angle brackets outside code spans only', () => {
  expect(escapeMdx('Set {a} or `${b}` to <c>')).toBe('Set \\{a} or `${b}` to \\<c>');
});

it('puts each sentence on its own line', () => {
  expect(sentenceLines('One. Two, e.g. three. `four` follows.')).toBe(
    'One.\nTwo, e.g. three.\n`four` follows.',
  );
});

it('does not break a line at a period in a code span', () => {
  expect(sentenceLines('Use `a. B` here. Then go.')).toBe('Use `a. B` here.\nThen go.');
});

it('indents all but the first sentence of a list item', () => {
  expect(listItem('One. Two.')).toBe('- One.\n  Two.');
});

it('uses a longer fence for code that contains a fence', () => {
  expect(fence('text', '```')).toBe('````text\n```\n````');
});

it('rejects an attribute with a double quote', () => {
  expect(() => attribute('label', 'a "b"')).toThrow('contains a double quote');
});

it('quotes values that YAML would read differently', () => {
  expect(yamlScalar('devspace deploy')).toBe('devspace deploy');
  expect(yamlScalar('devspace: find it')).toBe('"devspace: find it"');
});

it('writes search terms as a map of lists, with quotes where YAML needs them', () => {
  expect(searchTermLines({page: ['kubectl exec', 'a, b'], flags: ['key: value']})).toEqual([
    'search_terms:',
    '  page: [kubectl exec, "a, b"]',
    '  flags: ["key: value"]',
  ]);
  expect(searchTermLines(undefined)).toEqual([]);
});
