/**
 * Answers questions about all versions, each loaded when it is first asked about.
 */
import type {SearchAnswer, SearchQuery} from '../types.ts';
import {unpackIndex} from './pack.ts';
import {createSearcher, type Question} from './searcher.ts';

/** Brings the packed index of a version: from the server, or from wherever else it may stand. */
export type LoadIndex = (tag: string) => Promise<unknown>;

export interface SearchService {
  readonly prepare: (tag: string) => Promise<void>;
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
}

/** Makes the service. What fails to load is loaded again by the next call. */
export function createSearchService(loadIndex: LoadIndex): SearchService {
  const searchers = new Map<string, Promise<(question: Question) => SearchAnswer>>();
  function searcherOf(tag: string): Promise<(question: Question) => SearchAnswer> {
    const known = searchers.get(tag);
    if (known) return known;
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
