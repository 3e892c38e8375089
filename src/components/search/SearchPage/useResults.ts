import {useCallback, useEffect, useMemo, useState} from 'react';
import {
  createSearchRunner,
  type SearchState,
  type SearchEngine,
  type SearchQuery,
} from '@devspace-docs/search';

/** State of the latest query; `empty` without one. */
export type ResultsState = SearchState | {readonly status: 'empty'};

/** Queries the engine whenever the query changes. */
export function useResults(
  engine: SearchEngine,
  {text, tag, page, hitsPerPage}: SearchQuery,
): {readonly state: ResultsState; readonly retry: () => void} {
  const [latest, setLatest] = useState<SearchState>();
  const [attempt, setAttempt] = useState(0);
  const runner = useMemo(() => createSearchRunner(engine, setLatest), [engine]);
  const query = useMemo(
    () => ({text: text.trim(), tag, page, hitsPerPage}),
    [text, tag, page, hitsPerPage],
  );
  const isEmpty = query.text === '';

  useEffect(() => {
    if (isEmpty) {
      runner.reset();
      engine.prepare(tag).catch(() => {});
    } else {
      void runner.run(query);
    }
  }, [engine, runner, query, tag, isEmpty, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  return {state: isEmpty ? {status: 'empty'} : (latest ?? {status: 'loading', query}), retry};
}
