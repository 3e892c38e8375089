import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {loadFields} from '@site/src/lib/reference-data/load-fields';
import type {PublishedField} from '@site/src/lib/reference-data/types';
import {
  findEntries,
  findMatches,
  highlightWords,
  nothingShown,
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
  /** Whether the fields couldn't be loaded: nothing is filtered. */
  readonly hasFailed: boolean;
  /** Loads the fields, before the reader types. */
  readonly prepare: () => void;
  /** To be called when fields were added to the page. */
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
  const [fields, setFields] = useState<readonly PublishedField[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const url = useBaseUrl(`/schema/${useCurrentVersion()}/fields.json`);
  const loading = useRef<Promise<void>>(undefined);
  const entries = useRef<FieldEntry[]>(undefined);
  const shown = useRef<Shown>(nothingShown);
  const frame = useRef(0);

  const prepare = useCallback(() => {
    loading.current ??= loadFields(url).then(
      (loaded) => {
        setFields(loaded);
        setHasFailed(false);
      },
      () => {
        // The next attempt loads them again.
        loading.current = undefined;
        setHasFailed(true);
      },
    );
  }, [url]);

  const apply = useCallback(() => {
    cancelAnimationFrame(frame.current);
    // Several trees report within one frame, and readers can type faster than the page is updated.
    frame.current = requestAnimationFrame(() => {
      const words = store.read().trim();
      if (words !== '') prepare();
      if (!root.current || !fields || (words === '' && shown.current === nothingShown)) return;
      entries.current ??= findEntries(root.current, fields);
      const matches = words === '' ? undefined : findMatches(entries.current, words);
      shown.current = showMatches(root.current, entries.current, matches, shown.current);
      highlightWords(matches ?? [], words);
      setCounts({matches: matches?.length, fields: entries.current.length});
    });
  }, [fields, prepare, root, store]);

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
    hasFailed,
    prepare,
    onFieldsChange,
  };
}
