import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer, SearchEngine, SearchHit, SearchQuery} from '../../search/types.ts';
import {createAsker, type Outcome} from './ask.ts';

const hit: SearchHit = {
  objectID: 'a',
  kind: 'page',
  url: '/docs/a',
  anchor: '',
  hierarchy: {lvl0: 'Docs', lvl1: 'A'},
  language: 'en',
  docusaurus_tag: 'docs-default-5.x',
  pageRank: 0,
  headings: [],
  excerpt: [],
};

function setUp(search: (query: SearchQuery) => Promise<SearchAnswer>) {
  const engine: SearchEngine = {prepare: () => Promise.resolve(), search};
  const outcomes: Array<Outcome | undefined> = [];
  const asker = createAsker(engine, {tag: 'docs-default-5.x', hitsPerPage: 12}, (outcome) =>
    outcomes.push(outcome),
  );
  return {asker, outcomes};
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the modal asks the engine', () => {
  it('for what is typed, in the version being read', async () => {
    const queries: SearchQuery[] = [];
    const {asker, outcomes} = setUp((query) => {
      queries.push(query);
      return Promise.resolve({hits: [hit], total: 30});
    });
    const {hits, nbHits} = await asker.ask('  sync ');
    expect(queries).toEqual([{text: 'sync', tag: 'docs-default-5.x', page: 0, hitsPerPage: 12}]);
    expect(hits).toHaveLength(1);
    expect(nbHits).toBe(30);
    expect(outcomes).toEqual([{status: 'found', total: 30}]);
  });

  it('for nothing while nothing is typed, and for the beginning of a text without end', async () => {
    const lengths: number[] = [];
    const {asker, outcomes} = setUp(({text}) => {
      lengths.push(text.length);
      return Promise.resolve({hits: [], total: 0});
    });
    expect(await asker.ask('   ')).toEqual({hits: [], nbHits: 0});
    await asker.ask('a'.repeat(10_000));
    expect(lengths).toEqual([512]);
    expect(outcomes[0]).toBeUndefined();
  });

  it('and learns what to try instead when nothing is found', async () => {
    const {asker, outcomes} = setUp(() =>
      Promise.resolve({hits: [], total: 0, suggestion: 'sync'}),
    );
    await asker.ask('sinc');
    expect(outcomes).toEqual([{status: 'nothing', query: 'sinc', suggestion: 'sync'}]);
  });

  it('and says so when the engine fails, without an error of the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const {asker, outcomes} = setUp(() => Promise.reject(new Error('The index is missing.')));
    expect(await asker.ask('a')).toEqual({hits: [], nbHits: 0});
    expect(outcomes).toEqual([{status: 'failed', query: 'a'}]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('and heeds the latest question only', async () => {
    const answers: Array<(answer: SearchAnswer) => void> = [];
    const {asker, outcomes} = setUp(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    const first = asker.ask('a');
    const second = asker.ask('ab');
    answers[1]?.({hits: [hit], total: 1});
    await second;
    answers[0]?.({hits: [], total: 0});
    await first;
    expect(outcomes).toEqual([{status: 'found', total: 1}]);
    const third = asker.ask('abc');
    asker.forget();
    answers[2]?.({hits: [], total: 0});
    await third;
    expect(outcomes.at(-1)).toBeUndefined();
  });
});
