import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {useFilterText} from '@site/src/hooks/useFilterText';
import {loadFields} from '@devspace-docs/devspace-check';
import {keepPosition} from '@site/src/lib/url-state/position';
import {hasReturned, revealTarget} from '@site/src/lib/url-state/reveal-target';
import type {FieldEntry, OpenedSections} from './filter';

export interface Filter {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Undefined without a filter. */
  readonly matchCount: number | undefined;
  readonly fieldCount: number;
  /** Number of fields that match only in their description, and are hidden because names match. */
  readonly otherCount: number;
  /** Shows them. */
  readonly showOthers: () => void;
  /** Whether the filter failed to load, so that nothing is filtered. */
  readonly hasFailed: boolean;
  /** Preloads the filter. */
  readonly prepare: () => void;
  /** Call it after adding fields to the page. */
  readonly onFieldsChange: () => void;
}

interface Counts {
  readonly matches: number | undefined;
  readonly fields: number;
  readonly others: number;
}

/** Loads the code of the filter and the fields, which most readers of the page don't need. */
async function loadFilter(url: string) {
  const {findEntries, findMatches, highlightMatches, showMatches} = await import(
    /* webpackChunkName: "field-filter" */ './filter'
  );
  return {findEntries, findMatches, highlightMatches, showMatches, fields: await loadFields(url)};
}

type LoadedFilter = Awaited<ReturnType<typeof loadFilter>>;

/** Filters the fields in `root`, and keeps the filter in the URL. */
export function useFilter(root: RefObject<HTMLElement | null>): Filter {
  const {hash} = useLocation();
  const [query, store] = useFilterText();
  const [counts, setCounts] = useState<Counts>({matches: undefined, fields: 0, others: 0});
  /** The query whose matches in descriptions are shown, too. */
  const [wideQuery, setWideQuery] = useState<string>();
  const [filter, setFilter] = useState<LoadedFilter>();
  const [hasFailed, setHasFailed] = useState(false);
  const url = useBaseUrl(`/schema/${useCurrentVersion()}/fields.json`);
  const loading = useRef<Promise<void>>(undefined);
  const entries = useRef<FieldEntry[]>(undefined);
  const opened = useRef<OpenedSections | undefined>(undefined);
  const frame = useRef(0);
  /** Whether the reader followed a link since they changed the filter. */
  const isTargetNewer = useRef(true);

  const prepare = useCallback(() => {
    loading.current ??= loadFilter(url).then(
      (loaded) => {
        setFilter(loaded);
        setHasFailed(false);
      },
      () => {
        // Lets the next call retry.
        loading.current = undefined;
        setHasFailed(true);
      },
    );
  }, [url]);

  /** A link to a hidden field clears the filter. */
  const showTarget = useCallback(() => {
    const target = window.docsPage?.findTarget();
    if (!isTargetNewer.current || !target?.closest('[hidden]')) return;
    if (!root.current?.contains(target)) return;
    store.write('');
    revealTarget('follow');
  }, [root, store]);

  const apply = useCallback(() => {
    cancelAnimationFrame(frame.current);
    // Once per frame: several field trees can report at a time, and typing can be faster than updates.
    frame.current = requestAnimationFrame(() => {
      const words = store.read().trim();
      if (!root.current || !filter || (words === '' && !opened.current)) return;
      entries.current ??= filter.findEntries(root.current, filter.fields);
      const found = filter.findMatches(entries.current, words);
      const isWide = found.names.length === 0 || wideQuery === words;
      const all = isWide ? [...found.names, ...found.others] : found.names;
      const matches = words === '' ? undefined : all;
      opened.current = filter.showMatches(root.current, entries.current, matches, opened.current);
      filter.highlightMatches(matches ?? [], words);
      setCounts({
        matches: matches?.length,
        fields: entries.current.length,
        others: matches && !isWide ? found.others.length : 0,
      });
      showTarget();
      keepPosition();
    });
  }, [filter, root, showTarget, store, wideQuery]);

  const latestApply = useRef(apply);
  // Stable: each list of fields calls a new function once.
  const onFieldsChange = useCallback(() => {
    entries.current = undefined;
    latestApply.current();
  }, []);

  // Per query, not per list of fields: the button that retries stays until the reader uses it.
  useEffect(() => {
    if (query.trim() !== '') prepare();
  }, [prepare, query]);

  useEffect(() => {
    latestApply.current = apply;
    apply();
    return () => cancelAnimationFrame(frame.current);
  }, [apply, query]);

  useEffect(() => {
    isTargetNewer.current = !hasReturned();
    showTarget();
  }, [hash, showTarget]);

  const setQuery = useCallback(
    (text: string) => {
      isTargetNewer.current = false;
      store.write(text);
    },
    [store],
  );

  return {
    query,
    setQuery,
    matchCount: counts.matches,
    fieldCount: counts.fields,
    otherCount: counts.others,
    showOthers: () => setWideQuery(query.trim()),
    hasFailed,
    prepare,
    onFieldsChange,
  };
}
