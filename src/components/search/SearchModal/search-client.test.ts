import {afterEach, describe, expect, it, vi} from 'vitest';
import type {
  SearchAnswer,
  SearchEngine,
  SearchHit,
  SearchQuery,
} from '../../../lib/search/types.ts';
import {createModalSearch, type Outcome} from './search-client.ts';

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
const found: SearchAnswer = {hits: [hit], total: 30};
const nothing: SearchAnswer = {hits: [], total: 0, suggestion: 'sync'};

function setUp(answer: (query: SearchQuery) => Promise<SearchAnswer>) {
  const engine: SearchEngine = {prepare: () => Promise.resolve(), search: answer};
  const outcomes: Array<Outcome | undefined> = [];
  const scope = {tag: 'docs-default-5.x', hitsPerPage: 12};
  const {search, reset} = createModalSearch(engine, scope, (outcome) => outcomes.push(outcome));
  const ask = async (query: string) => (await search({requests: [{indexName: '', query}]})).results;
  return {ask, reset, outcomes};
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the search of the modal', () => {
  it('asks the engine, in the version being read', async () => {
    const queries: SearchQuery[] = [];
    const {ask, outcomes} = setUp((query) => {
      queries.push(query);
      return Promise.resolve(found);
    });
    expect(await ask('  sync ')).toMatchObject([{hits: [{objectID: 'a', url: '/docs/a'}]}]);
    expect(queries).toEqual([{text: 'sync', tag: 'docs-default-5.x', page: 0, hitsPerPage: 12}]);
    expect(outcomes).toEqual([{query: 'sync', answer: found}]);
  });

  it('finds nothing when the engine fails, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const {ask, outcomes} = setUp(() => Promise.reject(new Error('The index is missing.')));
    expect(await ask('a')).toEqual([{hits: []}]);
    expect(outcomes).toEqual([{query: 'a', answer: undefined}]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('reports the outcome of the latest query only', async () => {
    const answers: Array<(answer: SearchAnswer) => void> = [];
    const {ask, outcomes} = setUp(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    const first = ask('a');
    const second = ask('ab');
    answers[1]?.(found);
    await second;
    answers[0]?.(nothing);
    await first;
    expect(outcomes).toEqual([{query: 'ab', answer: found}]);
  });

  it('reports no outcome after a reset', async () => {
    let give: (answer: SearchAnswer) => void = () => {};
    const {ask, reset, outcomes} = setUp(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    const asked = ask('a');
    reset();
    give(nothing);
    await asked;
    expect(outcomes).toEqual([undefined]);
  });
});
