import {describe, expect, it} from 'vitest';
import {createVocabulary} from './vocabulary.ts';

const vocabulary = createVocabulary(
  new Map([
    ['sync', 20],
    ['synchronize', 2],
    ['syncs', 1],
    ['kubernetes', 9],
    ['context', 5],
    ['content', 1],
    ['vars', 4],
    ['excludepaths', 1],
  ]),
  new Map([['excludepaths', ['exclude', 'paths']]]),
);

it('has other forms of its words', () => {
  expect(vocabulary.has('syncing')).toBe(true);
  expect(vocabulary.has('helm')).toBe(false);
});

it('returns the parts of names', () => {
  expect(vocabulary.partsOf('excludepaths')).toEqual(['exclude', 'paths']);
  expect(vocabulary.partsOf('__proto__')).toBeUndefined();
  expect(vocabulary.partsOf('constructor')).toBeUndefined();
});

it('completes a prefix with the most frequent words', () => {
  expect(vocabulary.startingWith('sync', 2)).toEqual(['sync', 'synchronize']);
  expect(vocabulary.startingWith('x', 2)).toEqual([]);
});

describe('similarTo', () => {
  const similar = (word: string) => vocabulary.similarTo(word, 3).map(({word: other}) => other);

  it.each([
    ['a typo', 'kuberntes', ['kubernetes']],
    ['a missing letter', 'contxt', ['context']],
    ['a short word', 'vrs', ['vars']],
    ['a word with less similar ones', 'contexxt', ['context']],
    ['a very short word', 'ab', []],
    ['a very long word', 'k'.repeat(500), []],
  ])('corrects %s', (_, word, expected) => {
    expect(similar(word)).toEqual(expected);
  });
});
