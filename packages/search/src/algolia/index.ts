import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {AlgoliaDeployment} from '@devspace-docs/static-host';
import type {SearchEngine, SearchHit, SearchQuery} from '../types.ts';
import {snippetSettings} from './snippet-settings.ts';
import {MAX_QUERY_LENGTH} from '../search-url.ts';
import {MATCH_END, MATCH_START, readResult, type AlgoliaResult} from './read-hits.ts';

export interface AlgoliaSettings extends AlgoliaDeployment {
  /** Origin of this site, such as `https://docs.example`. */
  readonly origin: string;
}

function suggestionOf(hit: SearchHit | undefined): string | undefined {
  return hit && (hit.card?.name ?? hit.hierarchy.lvl3 ?? hit.hierarchy.lvl2 ?? hit.hierarchy.lvl1);
}

/** @param options - Options of the client, for tests. */
export function createAlgoliaEngine(
  {appId, searchKey, index, origin}: AlgoliaSettings,
  options?: Parameters<typeof liteClient>[2],
): SearchEngine {
  const client: LiteClient = liteClient(appId, searchKey, options);

  const send = async (
    {text, tag, page, hitsPerPage}: SearchQuery,
    optionalWords?: string[],
  ): Promise<AlgoliaResult> => {
    const request = {
      indexName: index,
      query: text.slice(0, MAX_QUERY_LENGTH),
      page,
      hitsPerPage,
      facetFilters: ['language:en', `docusaurus_tag:${tag}`],
      ...snippetSettings,
      snippetEllipsisText: '…',
      highlightPreTag: MATCH_START,
      highlightPostTag: MATCH_END,
      ...(optionalWords && {optionalWords}),
    };
    return readResult(await client.search({requests: [request]}), origin);
  };

  return {
    // There is nothing to load.
    prepare: () => Promise.resolve(),
    async search(query) {
      const {hits, total} = await send(query);
      if (total > 0) return {hits, total};
      // The record with most of the words, for a suggestion.
      const words = query.text.slice(0, MAX_QUERY_LENGTH).split(/\s+/);
      const nearest = await send({...query, page: 0, hitsPerPage: 1}, words);
      const suggestion = suggestionOf(nearest.hits[0]);
      return {hits: [], total: 0, ...(suggestion !== undefined && {suggestion})};
    },
  };
}
