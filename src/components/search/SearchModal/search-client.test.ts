import {describe, expect, it, vi} from 'vitest';
import type {
  SearchResults,
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
const found: SearchResults = {hits: [hit], total: 30};
const nothing: SearchResults = {hits: [], total: 0, suggestion: 'sync'};

function setUp(answer: (query: SearchQuery) => Promise<SearchResults>) {
  const engine: SearchEngine = {prepare: () => Promise.resolve(), search: answer};
  const outcomes: Array<Outcome | undefined> = [];
  const scope = {tag: 'docs-default-5.x', hitsPerPage: 12};
  const {search, reset} = createModalSearch(engine, scope, (outcome) => outcomes.push(outcome));
  const run = async (query: string) => (await search({requests: [{indexName: '', query}]})).results;
  return {run, reset, outcomes};
}

describe('createModalSearch', () => {
  it('queries the engine in the current version', async () => {
    const queries: SearchQuery[] = [];
    const {run, outcomes} = setUp((query) => {
      queries.push(query);
      return Promise.resolve(found);
    });
    expect(await run('  sync ')).toMatchObject([{hits: [{objectID: 'a', url: '/docs/a'}]}]);
    expect(queries).toEqual([{text: 'sync', tag: 'docs-default-5.x', page: 0, hitsPerPage: 12}]);
    expect(outcomes).toEqual([{query: 'sync', results: found}]);
  });

  it('returns no hits and logs a warning when the engine fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const {run, outcomes} = setUp(() => Promise.reject(new Error('The index is missing.')));
    expect(await run('a')).toEqual([{hits: []}]);
    expect(outcomes).toEqual([{query: 'a', results: undefined}]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('reports only the outcome of the latest query', async () => {
    const answers: Array<(results: SearchResults) => void> = [];
    const {run, outcomes} = setUp(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    const first = run('a');
    const second = run('ab');
    answers[1]?.(found);
    await second;
    answers[0]?.(nothing);
    await first;
    expect(outcomes).toEqual([{query: 'ab', results: found}]);
  });

  it('reports no outcome after a reset', async () => {
    let resolveResults: (results: SearchResults) => void = () => {};
    const {run, reset, outcomes} = setUp(
      () =>
        new Promise((resolve) => {
          resolveResults = resolve;
        }),
    );
    const pending = run('a');
    reset();
    resolveResults(nothing);
    await pending;
    expect(outcomes).toEqual([undefined]);
  });
});
