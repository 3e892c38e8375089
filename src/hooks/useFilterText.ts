import {useState, useSyncExternalStore} from 'react';
import {reading} from '@site/src/config/reading';
import {replaceQuery, setParameter} from '@site/src/lib/url-state/query';

const PARAMETER = 'filter';

interface FilterStore {
  readonly read: () => string;
  readonly write: (text: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Reads the text from the URL, and writes it there after a delay. */
function createStore(): FilterStore {
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notify = (): void => {};
  return {
    read: () => (current ??= new URLSearchParams(window.location.search).get(PARAMETER) ?? ''),
    write(text) {
      current = text;
      notify();
      clearTimeout(timer);
      // Replaces the history entry, so that Back doesn't step through keystrokes.
      timer = setTimeout(
        () => replaceQuery((query) => setParameter(query, PARAMETER, text.trim())),
        reading.stateDelay,
      );
    },
    subscribe(onChange) {
      notify = onChange;
      // Don't write to the URL of the next page.
      return () => clearTimeout(timer);
    },
  };
}

const readServerText = () => '';

/** The text of a filter as typed, which is in the URL, and its store, which is a stable reference. */
export function useFilterText(): readonly [string, FilterStore] {
  const [store] = useState(createStore);
  return [useSyncExternalStore(store.subscribe, store.read, readServerText), store];
}
