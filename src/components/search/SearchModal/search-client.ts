import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchResults, SearchEngine} from '../../../lib/search/types.ts';
import {warnOfFailure} from '../../../lib/search/warn-of-failure.ts';
import {toModalHit, type ModalHit} from './modal-hits.ts';

export interface Outcome {
  readonly query: string;
  /** Undefined if the search failed. */
  readonly results: SearchResults | undefined;
}

/** Searches for DocSearch, and reports the outcome. */
export interface ModalSearch {
  readonly search: DocSearchTransformClient['search'];
  /** Clears the outcome of the latest query, including a pending one. */
  readonly reset: () => void;
}

/**
 * @param onOutcome - Called for the latest query only.
 */
export function createModalSearch(
  engine: SearchEngine,
  scope: {readonly tag: string; readonly hitsPerPage: number},
  onOutcome: (outcome: Outcome | undefined) => void,
): ModalSearch {
  let latest = 0;
  const runQuery = async (query: string): Promise<ModalHit[]> => {
    const number = ++latest;
    let results: SearchResults | undefined;
    try {
      results = await engine.search({text: query, page: 0, ...scope});
    } catch (error) {
      // DocSearch doesn't catch errors: they would surface as unhandled rejections.
      warnOfFailure(error);
    }
    if (number === latest) onOutcome({query, results});
    return results?.hits.map(toModalHit) ?? [];
  };
  const search = async ({requests}: {readonly requests: ReadonlyArray<{query: string}>}) => ({
    results: await Promise.all(
      requests.map(async ({query}) => ({hits: await runQuery(query.trim())})),
    ),
  });
  return {
    search: search as DocSearchTransformClient['search'],
    reset() {
      latest += 1;
      onOutcome(undefined);
    },
  };
}
