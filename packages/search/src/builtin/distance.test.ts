import {expect, it} from 'vitest';
import {typingErrors} from './distance.ts';

it.each([
  ['sync', 'sync', 0],
  ['snc', 'sync', 1],
  ['syync', 'sync', 1],
  ['sinc', 'sync', 1],
  ['snyc', 'sync', 1],
  ['workign', 'working', 1],
  ['kubernetes', 'helm', 3],
  ['abcdefgh', 'hgfedcba', 3],
])('counts the errors in %s for %s, up to 3 with the limit 2: %d', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors);
});

it('returns limit + 1 for an empty word', () => {
  expect(typingErrors('', 'ab', 1)).toBe(2);
});
