import {useEffect, useState} from 'react';
import type {PageSummary} from '@site/src/page-index/types';

/** The index of all pages: on its way, here, or not to be had. */
export type PageIndexState =
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly pages: readonly PageSummary[]}
  | {readonly status: 'failed'; readonly retry: () => void};

/** Loads the index of all pages, which only the pages that use this hook ask for. */
export function usePageIndex(): PageIndexState {
  const [state, setState] = useState<PageIndexState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const retry = (): void => {
      setState({status: 'loading'});
      setAttempt((count) => count + 1);
    };
    import('@generated/page-index/default/page-index.json').then(
      ({default: pages}) => isCurrent && setState({status: 'ready', pages}),
      () => isCurrent && setState({status: 'failed', retry}),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return state;
}
