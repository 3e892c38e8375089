import type {SearchEngine, SearchQuery, SearchResults} from './types.ts';

/** How long previous results stay while the next query runs, in milliseconds. */
const PATIENCE = 300;

/** State of the latest query. */
export type SearchState =
  | {readonly status: 'loading' | 'failed'; readonly query: SearchQuery}
  | {readonly status: 'ready'; readonly query: SearchQuery; readonly results: SearchResults};

/** The state in a few words, for a live region. */
export function describeState(state: SearchState): string {
  switch (state.status) {
    case 'loading':
      return 'Loading results…';
    case 'failed':
      // The error is in an alert.
      return '';
    case 'ready': {
      const {total} = state.results;
      if (total === 0) return 'No results';
      return total === 1 ? '1 result' : `${total} results`;
    }
  }
}

/** Runs queries, and reports the state of the latest one. */
export interface SearchRunner {
  /** Resolves with undefined if the search fails. */
  readonly run: (query: SearchQuery) => Promise<SearchResults | undefined>;
  /** Drops the results of the latest query, which may be pending. */
  readonly reset: () => void;
}

/**
 * A query without previous results is `loading` at once. Otherwise, they stay for a moment, because fast
 * results would make the list flash.
 */
export function createSearchRunner(
  engine: SearchEngine,
  onChange: (state: SearchState) => void,
): SearchRunner {
  let latest = 0;
  let hasResults = false;
  return {
    async run(query) {
      const number = ++latest;
      const report = (state: SearchState): void => {
        if (number !== latest) return;
        hasResults = state.status === 'ready';
        onChange(state);
      };
      const reportLoading = (): void => report({status: 'loading', query});
      if (!hasResults) reportLoading();
      const timer = setTimeout(reportLoading, PATIENCE);
      try {
        const results = await engine.search(query);
        report({status: 'ready', query, results});
        return results;
      } catch (error) {
        // For maintainers. The UI tells readers what to do.
        console.warn('Search failed:', error);
        report({status: 'failed', query});
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
    reset() {
      latest += 1;
      hasResults = false;
    },
  };
}
