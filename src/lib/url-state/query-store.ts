import {reading} from '@site/src/config/reading';
import {replaceQuery} from './query';

function readUrl(parameter: string): string {
  return new URLSearchParams(window.location.search).get(parameter) ?? '';
}

/** Replaces the history entry, so that Back doesn't step through keystrokes. */
function writeUrl(parameter: string, query: string): void {
  replaceQuery((parameters) => {
    if (query === '') parameters.delete(parameter);
    else parameters.set(parameter, query);
  });
}

/** Text of the filter, read from the URL and written to it after a delay. */
export interface QueryStore {
  readonly read: () => string;
  readonly write: (query: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** @param parameter - Query parameter of the URL. */
export function createQueryStore(parameter = 'filter'): QueryStore {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    read: () => (current ??= readUrl(parameter)),
    write(query) {
      current = query;
      for (const onChange of listeners) onChange();
      clearTimeout(timer);
      timer = setTimeout(() => writeUrl(parameter, query.trim()), reading.stateDelay);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        // Don't write to the URL of the next page.
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
