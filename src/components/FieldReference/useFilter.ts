import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  findMatches,
  highlightWords,
  nothingShown,
  readFields,
  showMatches,
  type FieldEntry,
  type Shown,
} from './filter';
import {createQueryStore} from './query-store';

export interface Filter {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Number of matching fields; undefined without a filter. */
  readonly matchCount: number | undefined;
  readonly fieldCount: number;
  /** To be called when fields have come into the page. */
  readonly onFieldsChange: () => void;
}

interface Counts {
  readonly matches: number | undefined;
  readonly fields: number;
}

const readServerQuery = () => '';

/** Filters the fields below an element, and keeps the filter in the URL. */
export function useFilter(root: RefObject<HTMLElement | null>): Filter {
  const {hash} = useLocation();
  const [store] = useState(createQueryStore);
  const query = useSyncExternalStore(store.subscribe, store.read, readServerQuery);
  const [counts, setCounts] = useState<Counts>({matches: undefined, fields: 0});
  const entries = useRef<FieldEntry[]>(undefined);
  const shown = useRef<Shown>(nothingShown);
  const frame = useRef(0);

  const apply = useCallback(() => {
    cancelAnimationFrame(frame.current);
    // Several trees report within one frame, and fast typists get ahead of the page.
    frame.current = requestAnimationFrame(() => {
      const words = store.read().trim();
      if (root.current === null || (words === '' && shown.current === nothingShown)) return;
      entries.current ??= readFields(root.current);
      const matches = words === '' ? undefined : findMatches(entries.current, words);
      shown.current = showMatches(root.current, entries.current, matches, shown.current);
      highlightWords(matches ?? [], words);
      setCounts({matches: matches?.length, fields: entries.current.length});
    });
  }, [root, store]);

  const onFieldsChange = useCallback(() => {
    entries.current = undefined;
    apply();
  }, [apply]);

  useEffect(() => {
    apply();
    return () => cancelAnimationFrame(frame.current);
  }, [apply, query]);

  // A link to a field that the filter hides means the field, not the filter.
  useEffect(() => {
    const target = window.docsPage?.findTarget();
    if (!target?.closest('[hidden]') || !root.current?.contains(target)) return;
    store.write('');
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  }, [hash, root, store]);

  return {
    query,
    setQuery: store.write,
    matchCount: counts.matches,
    fieldCount: counts.fields,
    onFieldsChange,
  };
}
