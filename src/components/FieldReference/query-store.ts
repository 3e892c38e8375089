const PARAMETER = 'filter';

/** Milliseconds without typing after which the address takes the filter on. */
const ADDRESS_DELAY = 300;

function readAddress(): string {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
}

/** Keeps the entry of the history: a letter more is no page to go back to. */
function writeAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, query);
  window.history.replaceState(window.history.state, '', url);
}

/** What stands in the filter. It begins with the address and writes itself there. */
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
      timer = setTimeout(() => writeAddress(query.trim()), ADDRESS_DELAY);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        // The next page has an address of its own.
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
