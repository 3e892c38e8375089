import {useState, useSyncExternalStore} from 'react';
import {createQueryStore, type QueryStore} from '@site/src/lib/url-state/query-store';

const readServerText = () => '';

/** The text of a filter as typed, which is in the URL, and its store, which is a stable reference. */
export function useFilterText(): readonly [string, QueryStore] {
  const [store] = useState(createQueryStore);
  return [useSyncExternalStore(store.subscribe, store.read, readServerText), store];
}
