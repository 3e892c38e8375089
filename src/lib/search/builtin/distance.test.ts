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

it('gives up above the limit', () => {
  expect(typingErrors('kubernetes', 'helm', 2)).toBe(3);
  expect(typingErrors('abcdefgh', 'hgfedcba', 2)).toBe(3);
  expect(typingErrors('', 'ab', 1)).toBe(2);
});

it('tells by the letters alone that words are far apart', () => {
  const apart = (a: string, b: string) => countBits(letterBits(a) ^ letterBits(b));
  expect(apart('sync', 'snyc')).toBe(0);
  expect(apart('sync', 'snc')).toBe(1);
  expect(apart('kubernetes', 'helm')).toBeGreaterThan(4);
});
