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

  it('corrects typos', () => {
    expect(similar('kuberntes')).toEqual(['kubernetes']);
    expect(similar('contxt')).toEqual(['context']);
    expect(similar('vrs')).toEqual(['vars']);
  });

  it('returns only the most similar words', () => {
    expect(similar('contexxt')).toEqual(['context']);
  });

  it('ignores very short and very long words', () => {
    expect(similar('ab')).toEqual([]);
    expect(similar('k'.repeat(500))).toEqual([]);
  });
});
