import {describe, expect, it} from 'vitest';
import type {SearchHit, SearchQuery, SearchResults} from '@devspace-docs/search';
import {createModalSearch} from './search-client.ts';

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

async function searchFor(query: string, results: SearchResults | undefined) {
  const queries: SearchQuery[] = [];
  const run = (next: SearchQuery) => {
    queries.push(next);
    return Promise.resolve(results);
  };
  const scope = {tag: 'docs-default-5.x', hitsPerPage: 12};
  const search = createModalSearch({run, reset: () => {}}, scope);
  const response = await search({requests: [{indexName: '', query}]});
  return {queries, results: response.results};
}

describe('createModalSearch', () => {
  it('searches in the current version, and marks the best hit', async () => {
    const best = {...hit, card: {name: 'dev.*.sync', summary: 'Syncs files.'}};
    const second = {...best, objectID: 'b'};
    const {queries, results} = await searchFor('  sync ', {hits: [best, second], total: 30});
    expect(queries).toEqual([{text: 'sync', tag: 'docs-default-5.x', page: 0, hitsPerPage: 12}]);
    expect(results).toMatchObject([
      {
        hits: [
          {objectID: 'a', url: '/docs/a', _snippetResult: {hit: best, isBest: true}},
          {objectID: 'b', _snippetResult: {hit: second, isBest: false}},
        ],
      },
    ]);
  });

  it('returns no hits if the search fails', async () => {
    expect((await searchFor('a', undefined)).results).toEqual([{hits: []}]);
  });
});
