import {reading} from '@site/src/config/reading';
import {replaceQuery, setParameter} from './query';

const PARAMETER = 'filter';

function readUrl(): string {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
}

/** Replaces the history entry, so that Back doesn't step through keystrokes. */
function writeUrl(query: string): void {
  replaceQuery((parameters) => setParameter(parameters, PARAMETER, query));
}

export interface QueryStore {
  readonly read: () => string;
  readonly write: (query: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Text of the filter, read from the URL and written to it after a delay. */
export function createQueryStore(): QueryStore {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    read: () => (current ??= readUrl()),
    write(query) {
      current = query;
      for (const onChange of listeners) onChange();
      clearTimeout(timer);
      timer = setTimeout(() => writeUrl(query.trim()), reading.stateDelay);
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
