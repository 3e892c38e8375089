/** Search with Algolia, without its client: 5 KB of mostly unused features. */
import type {AlgoliaDeployment} from '../../../config/deployment.ts';
import type {SearchEngine, SearchHit, SearchQuery} from '../types.ts';
import {queryHosts} from '../../../config/algolia-hosts.ts';
import {post, type Network} from './post.ts';
import {MAX_QUERY_LENGTH} from '../search-url.ts';
import {MATCH_END, MATCH_START, readResult, type AlgoliaResult} from './read-hits.ts';

export interface AlgoliaSettings extends AlgoliaDeployment {
  /** Origin of this site, such as `https://docs.example`. */
  readonly origin: string;
}

/** Maximum number of words in an excerpt. */
const EXCERPT_WORDS = 24;

function suggestionOf(hit: SearchHit | undefined): string | undefined {
  return hit && (hit.card?.name ?? hit.hierarchy.lvl3 ?? hit.hierarchy.lvl2 ?? hit.hierarchy.lvl1);
}

export function createAlgoliaEngine(
  {appId, searchKey, index, origin}: AlgoliaSettings,
  network: Network = {fetch: (...request) => fetch(...request), random: () => Math.random()},
): SearchEngine {
  const hosts = queryHosts(appId);
  const credentials = new URLSearchParams({
    'x-algolia-agent': 'DevSpace documentation',
    'x-algolia-api-key': searchKey,
    'x-algolia-application-id': appId,
  });

  const send = async (
    {text, tag, page, hitsPerPage}: SearchQuery,
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<AlgoliaResult> => {
    const query = text.slice(0, MAX_QUERY_LENGTH);
    const request = {
      indexName: index,
      query,
      page,
      hitsPerPage,
      facetFilters: ['language:en', `docusaurus_tag:${tag}`],
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: [`content:${EXCERPT_WORDS}`],
      snippetEllipsisText: '…',
      highlightPreTag: MATCH_START,
      highlightPostTag: MATCH_END,
      ...options,
    };
    const path = `/1/indexes/*/queries?${credentials.toString()}`;
    return readResult(await post(hosts, path, {requests: [request]}, network), origin);
  };

  return {
    // A preconnect hint in the head of every page prepares the connection.
    prepare: () => Promise.resolve(),
    async search(query) {
      const {hits, total} = await send(query);
      if (total > 0) return {hits, total};
      // The record with most of the words, for a suggestion.
      const nearest = await send(
        {...query, page: 0, hitsPerPage: 1},
        {
          optionalWords: query.text.slice(0, MAX_QUERY_LENGTH).split(/\s+/),
        },
      );
      const suggestion = suggestionOf(nearest.hits[0]);
      return {hits: [], total: 0, ...(suggestion !== undefined && {suggestion})};
    },
  };
}
