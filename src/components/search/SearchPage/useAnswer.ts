import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer, SearchEngine} from '@site/src/lib/search/types';
import {warnOfFailure} from '@site/src/lib/search/warn-of-failure';

/** A question of a reader. */
export interface Question {
  readonly text: string;
  readonly tag: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
}

/** What is known of the answer. Old answers stay while the next one is on its way. */
export type AnswerState =
  | {readonly status: 'empty'}
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly question: Question; readonly answer: SearchAnswer}
  | {readonly status: 'failed'};

/** Asks the engine whenever the question changes; only the latest answer counts. */
export function useAnswer(
  engine: SearchEngine,
  {text, tag, page, hitsPerPage}: Question,
): {readonly state: AnswerState; readonly retry: () => void} {
  const [state, setState] = useState<AnswerState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    let isCurrent = true;
    const question = {text: text.trim(), tag, page, hitsPerPage};
    if (isEmpty) {
      engine.prepare(tag).catch(() => {});
      return undefined;
    }
    engine.search(question).then(
      (answer) => isCurrent && setState({status: 'ready', question, answer}),
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
