/** Searches all versions, and lazy loads the index of each. The offline archives use it without a worker. */
import type {SearchEngine, SearchResults} from '../types.ts';
import {unpackIndex} from './pack.ts';
import {createSearcher, type Question} from './searcher.ts';

export type {Highlighted, SearchHit} from '../types.ts';

/**
 * Creates the service. After a failure, the next call retries.
 *
 * @param loadIndex - Loads the packed index of a version.
 */
export function createSearchService(loadIndex: (tag: string) => Promise<unknown>): SearchEngine {
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
