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
  it.each([
    ['ignores stop words', 'how do I sync a file?', ['sync', 'file']],
    ['keeps stop words if there are no other words', 'how do I', ['how', 'do', 'i']],
    ['splits known names without separators', 'kubecontext', ['kube', 'context']],
    ['corrects typos', 'conatiner sync', ['container', 'sync']],
  ])('%s', (_, text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('keeps stop words in messages', () => {
    expect(tokens("error: container 'x' is not a container")).toContain('not');
  });

  it('weighs what many messages contain less, and ignores what differs for each reader', () => {
    const plan = readQuery("fatal: container 'sync' failed: file /build/context/sync", vocabulary);
    const weights = Object.fromEntries(plan.tokens.map(({text, weight}) => [text, weight]));
    expect(weights).toEqual({fatal: 0.35, container: 1, failed: 0.35, file: 1, sync: 1});
    expect(readQuery('failed build', vocabulary).tokens[0]?.weight).toBe(1);
  });

  it('splits names, and also matches them as a whole', () => {
    const plan = readQuery('--force-build', vocabulary);
    expect(plan.tokens.map(({text}) => text)).toEqual(['force', 'build']);
    expect(plan.joins).toContainEqual(
      expect.objectContaining({terms: [stem('forcebuild')], from: 0, to: 2, isOneWord: true}),
    );
  });

  it('completes only the last word', () => {
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

describe('limits', () => {
  const long = Array.from({length: 2_000}, (_, index) => `wrod${index}x`).join(' ');

  it('limits the words of a long text', () => {
    expect(readQuery(long, vocabulary).tokens.length).toBeLessThanOrEqual(32);
  });

  it('limits the corrected words', () => {
    const similarTo = vi.fn(() => []);
    const counting: Vocabulary = {...vocabulary, similarTo, closeTo: similarTo};
    readQuery(long, counting);
    suggestQuery(long, counting);
    expect(similarTo.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('limits the completions', () => {
    const many = createVocabulary(
      new Map(Array.from({length: 500}, (_, index) => [`con${index}`, 1])),
      new Map(),
    );
    const [token] = readQuery('con', many).tokens;
    expect(token?.alternatives.length).toBeLessThanOrEqual(13);
  });
});

describe('suggestQuery', () => {
  it('corrects words with another first letter, which readQuery does not', () => {
    expect(suggestQuery('xuberntes', vocabulary)).toBe('kubernetes');
    expect(suggestQuery('vync', vocabulary)).toBe('sync');
  });

  it('omits words without a similar word', () => {
    expect(suggestQuery('vync zzzzzzzz', vocabulary)).toBe('sync');
  });

  it('suggests nothing if no word is similar, or all words are known', () => {
    for (const text of ['zzzzzzzz', 'filter', 'brick', 'kxbxrnxtes', 'sync']) {
      expect(suggestQuery(text, vocabulary)).toBeUndefined();
    }
  });
});
