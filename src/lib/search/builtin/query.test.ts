import {describe, expect, it, vi} from 'vitest';
import {readQuery, suggestQuery} from './query.ts';
import {createVocabulary, type Vocabulary} from './vocabulary.ts';
import {stem} from './words.ts';

const words = [
  'sync',
  'file',
  'force',
  'build',
  'kube',
  'context',
  'container',
  'kubernetes',
  'devspace',
];
const vocabulary = createVocabulary(
  new Map([...words, 'forcebuild', 'kubecontext'].map((word) => [word, 1])),
  new Map([
    ['forcebuild', ['force', 'build']],
    ['kubecontext', ['kube', 'context']],
  ]),
);

function tokens(text: string): string[] {
  return readQuery(text, vocabulary).tokens.map((token) => token.text);
}

describe('readQuery', () => {
  it('leaves out words that say nothing', () => {
    expect(tokens('how do I sync a file?')).toEqual(['sync', 'file']);
  });

  it('keeps them if there is nothing else, and in messages', () => {
    expect(tokens('how do I')).toEqual(['how', 'do', 'i']);
    expect(tokens("error: container 'x' is not a container")).toContain('not');
  });

  it('takes names apart and knows them in one piece', () => {
    const plan = readQuery('--force-build', vocabulary);
    expect(plan.tokens.map(({text}) => text)).toEqual(['force', 'build']);
    expect(plan.joins).toContainEqual(
      expect.objectContaining({terms: [stem('forcebuild')], from: 0, to: 2, isOneWord: true}),
    );
  });

  it('takes known names apart that were written together', () => {
    expect(tokens('kubecontext')).toEqual(['kube', 'context']);
  });

  it('repairs typing errors', () => {
    expect(tokens('conatiner sync')).toEqual(['container', 'sync']);
  });

  it('completes the last word only', () => {
    const last = readQuery('sync cont', vocabulary).tokens[1];
    expect(last?.alternatives.map(({term}) => term)).toContain('contain');
    const inside = readQuery('cont sync', vocabulary).tokens[0];
    expect(inside?.alternatives[0]?.weight).toBeLessThan(0.8);
  });

  it('adds synonyms at a lower weight', () => {
    const {joins} = readQuery('k8s sync', vocabulary);
    const join = joins.find(({terms}) => terms.includes('kubernetes'));
    expect(join).toMatchObject({from: 0, to: 1, isOneWord: false});
    expect(join?.weight).toBeLessThan(1);
  });
});

describe('bounds', () => {
  const long = Array.from({length: 2_000}, (_, index) => `wrod${index}x`).join(' ');

  it('reads no more than some words of a long text', () => {
    expect(readQuery(long, vocabulary).tokens.length).toBeLessThanOrEqual(32);
  });

  it('repairs no more than some words', () => {
    const similarTo = vi.fn(() => []);
    const counting: Vocabulary = {...vocabulary, similarTo, closeTo: similarTo};
    readQuery(long, counting);
    suggestQuery(long, counting);
    expect(similarTo.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('completes with no more than some words', () => {
    const many = createVocabulary(
      new Map(Array.from({length: 500}, (_, index) => [`con${index}`, 1])),
      new Map(),
    );
    const [token] = readQuery('con', many).tokens;
    expect(token?.alternatives.length).toBeLessThanOrEqual(13);
  });
});

describe('suggestQuery', () => {
  it('mends words that begin otherwise, which the search does not repair', () => {
    expect(suggestQuery('xuberntes', vocabulary)).toBe('kubernetes');
    expect(suggestQuery('vync', vocabulary)).toBe('sync');
  });

  it('leaves out words that are close to none', () => {
    expect(suggestQuery('vync zzzzzzzz', vocabulary)).toBe('sync');
  });

  it('has nothing to say where nothing is close, or all is known', () => {
    for (const text of ['zzzzzzzz', 'filter', 'brick', 'kxbxrnxtes', 'sync']) {
      expect(suggestQuery(text, vocabulary)).toBeUndefined();
    }
  });
});
