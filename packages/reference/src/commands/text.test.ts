import {expect, it} from 'vitest';
import {attribute, fence, sentenceLines} from './text.ts';

it('does not break a line at a period in a code span', () => {
  expect(sentenceLines('Use `a. B` here. Then go.')).toBe('Use `a. B` here.\nThen go.');
});

it('uses a longer fence for code that contains a fence', () => {
  expect(fence('text', '```')).toBe('````text\n```\n````');
});

it('rejects an attribute with a double quote', () => {
  expect(() => attribute('label', 'a "b"')).toThrow('contains a double quote');
});
