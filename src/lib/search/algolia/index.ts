/**
 * Search with Algolia. Its own client for browsers does more than is needed here, at 5 KB.
 */
import type {AlgoliaDeployment} from '../../../config/deployment.ts';
import type {SearchEngine, SearchHit, SearchQuery} from '../types.ts';
import {queryHosts} from '../../../config/algolia-hosts.ts';
import {post, type Network} from './post.ts';
import {MAX_QUERY_LENGTH} from '../search-url.ts';
import {MATCH_END, MATCH_START, readResult, type AlgoliaResult} from './read-hits.ts';

/** What the engine needs to know. */
export interface AlgoliaSettings extends AlgoliaDeployment {
  /** Origin of this site, such as `https://docs.example`. */
  readonly origin: string;
}

/** Words of an excerpt. */
const EXCERPT_WORDS = 24;

function suggestionOf(hit: SearchHit | undefined): string | undefined {
  return hit && (hit.card?.name ?? hit.hierarchy.lvl3 ?? hit.hierarchy.lvl2 ?? hit.hierarchy.lvl1);
}

/** An engine that asks Algolia. */
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

  const ask = async (
    {text, tag, page, hitsPerPage}: SearchQuery,
    more: Readonly<Record<string, unknown>> = {},
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
      ...more,
    };
    const path = `/1/indexes/*/queries?${credentials.toString()}`;
    return readResult(await post(hosts, path, {requests: [request]}, network), origin);
  };

  return {
    // The connection is made ahead by a hint in the head of every page.
    prepare: () => Promise.resolve(),
    async search(query) {
      const {hits, total} = await ask(query);
      if (total > 0) return {hits, total};
      // The place that has most of the words, if not all of them.
      const nearest = await ask(
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
