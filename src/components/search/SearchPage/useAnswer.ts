import {useCallback, useEffect, useState} from 'react';
import type {SearchResponse, SearchEngine, SearchQuery} from '@site/src/lib/search/types';
import {warnOfFailure} from '@site/src/lib/search/warn-of-failure';

/** State of the latest query. The previous answer stays until the next one arrives. */
export type AnswerState =
  | {readonly status: 'empty'}
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly query: SearchQuery; readonly answer: SearchResponse}
  | {readonly status: 'failed'};

/** Queries the engine whenever the query changes, and drops stale answers. */
export function useAnswer(
  engine: SearchEngine,
  {text, tag, page, hitsPerPage}: SearchQuery,
): {readonly state: AnswerState; readonly retry: () => void} {
  const [state, setState] = useState<AnswerState>({status: 'loading'});
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
      (answer) => isCurrent && setState({status: 'ready', query, answer}),
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
