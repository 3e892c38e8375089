/** Searches all versions, and lazy loads the index of each. The offline archives use it without a worker. */
import type {SearchResults, SearchQuery} from '../types.ts';
import {unpackIndex} from './pack.ts';
import {createSearcher, type Question} from './searcher.ts';

export type {Highlighted, SearchHit} from '../types.ts';

/** Loads the packed index of a version. */
export type LoadIndex = (tag: string) => Promise<unknown>;

export interface SearchService {
  readonly prepare: (tag: string) => Promise<void>;
  readonly search: (query: SearchQuery) => Promise<SearchResults>;
}

/** Creates the service. After a failure, the next call retries. */
export function createSearchService(loadIndex: LoadIndex): SearchService {
  const searchers = new Map<string, Promise<(question: Question) => SearchResults>>();
  function searcherOf(tag: string): Promise<(question: Question) => SearchResults> {
    const cached = searchers.get(tag);
    if (cached) return cached;
    const searcher = loadIndex(tag).then((value) => createSearcher(unpackIndex(value)));
    searchers.set(tag, searcher);
    searcher.catch(() => searchers.delete(tag));
    return searcher;
  }
  return {
    async prepare(tag) {
      await searcherOf(tag);
    },
    async search(query) {
      const searcher = await searcherOf(query.tag);
      return searcher(query);
    },
  };
}
