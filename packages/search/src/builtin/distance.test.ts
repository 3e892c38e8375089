import {expect, it} from 'vitest';
import {countBits, letterBits, typingErrors} from './distance.ts';

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

it('estimates the distance of words by their letters', () => {
  const difference = (a: string, b: string) => countBits(letterBits(a) ^ letterBits(b));
  expect(difference('sync', 'snyc')).toBe(0);
  expect(difference('sync', 'snc')).toBe(1);
  expect(difference('kubernetes', 'helm')).toBeGreaterThan(4);
});
