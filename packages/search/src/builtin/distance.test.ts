import {expect, it} from 'vitest';
import {typingErrors} from './distance.ts';

it('counts missing, additional, wrong and swapped letters', () => {
  expect(typingErrors('sync', 'sync', 2)).toBe(0);
  expect(typingErrors('snc', 'sync', 2)).toBe(1);
  expect(typingErrors('syync', 'sync', 2)).toBe(1);
  expect(typingErrors('sinc', 'sync', 2)).toBe(1);
  expect(typingErrors('snyc', 'sync', 2)).toBe(1);
  expect(typingErrors('workign', 'working', 2)).toBe(1);
});

it('returns limit + 1 above the limit', () => {
  expect(typingErrors('kubernetes', 'helm', 2)).toBe(3);
  expect(typingErrors('abcdefgh', 'hgfedcba', 2)).toBe(3);
  expect(typingErrors('', 'ab', 1)).toBe(2);
});
