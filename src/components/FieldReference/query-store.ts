import {replaceQuery} from '@site/src/lib/url-state/query';
import {reading} from '@site/src/config/reading';

const PARAMETER = 'filter';

function readAddress(): string {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
}

/** Keeps the entry of the history: a letter more is no page to go back to. */
function writeAddress(query: string): void {
  replaceQuery((parameters) => {
    if (query === '') parameters.delete(PARAMETER);
    else parameters.set(PARAMETER, query);
  });
}

/** What stands in the filter. It begins with the URL and writes itself there. */
export interface QueryStore {
  readonly read: () => string;
  readonly write: (query: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createQueryStore(): QueryStore {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    read: () => (current ??= readAddress()),
    write(query) {
      current = query;
      for (const onChange of listeners) onChange();
      clearTimeout(timer);
      timer = setTimeout(() => writeAddress(query.trim()), reading.stateDelay);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        // The next page has a URL of its own.
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
