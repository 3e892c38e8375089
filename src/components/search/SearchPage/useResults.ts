import {useCallback, useEffect, useState} from 'react';
import type {SearchResults, SearchEngine, SearchQuery} from '@site/src/lib/search/types';
import {warnOfFailure} from '@site/src/lib/search/warn-of-failure';

/** State of the latest query. The previous results stay until the next ones arrive. */
export type ResultsState =
  | {readonly status: 'empty'}
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly query: SearchQuery; readonly results: SearchResults}
  | {readonly status: 'failed'};

/** Queries the engine whenever the query changes, and drops stale results. */
export function useResults(
  engine: SearchEngine,
  {text, tag, page, hitsPerPage}: SearchQuery,
): {readonly state: ResultsState; readonly retry: () => void} {
  const [state, setState] = useState<ResultsState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    let isCurrent = true;
    const query = {text: text.trim(), tag, page, hitsPerPage};
    if (isEmpty) {
      engine.prepare(tag).catch(() => {});
      return undefined;
    }
    engine.search(query).then(
      (results) => isCurrent && setState({status: 'ready', query, results}),
      (error: unknown) => {
        warnOfFailure(error);
        if (isCurrent) setState({status: 'failed'});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, text, tag, page, hitsPerPage, isEmpty, attempt]);

  const retry = useCallback(() => {
    setState({status: 'loading'});
    setAttempt((count) => count + 1);
  }, []);

  return {state: isEmpty ? {status: 'empty'} : state, retry};
}
