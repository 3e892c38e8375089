import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchTransformClient, HitComponentProps} from '@docsearch/react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NoResults from '@site/src/components/search/NoResults';
import OtherVersion from '@site/src/components/search/OtherVersion';
import SearchFailed from '@site/src/components/search/SearchFailed';
import SearchResult from '@site/src/components/search/SearchResult';
import Suggestions from '@site/src/components/search/Suggestions';
import {latestVersion, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {useBetterVersion} from '@site/src/hooks/useBetterVersion';
import {useSearch} from '@site/src/hooks/useSearch';
import {isComposing} from '@site/src/lib/is-composing';
import {
  createSearchRunner,
  describeState,
  type SearchState,
  writeSearchUrl,
  topicsOf,
} from '@devspace-docs/search';
import {readFoundHit} from './modal-hits';
import {createModalSearch} from './search-client';
import styles from './styles.module.css';

/** Hits per query; the search page lists the rest. */
const HITS = 12;

/** Part of the storage keys for recent and favorite searches. */
const INDEX_NAME = 'docs';

const translations: DocSearchModalProps['translations'] = {
  searchBox: {closeButtonText: 'Cancel', closeButtonAriaLabel: 'Cancel'},
  startScreen: {
    recentSearchesTitle: 'Recent',
    saveRecentSearchButtonTitle: 'Save this search',
    favoriteSearchesTitle: 'Favorite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
};

/**
 * A hit, or a recent search, which DocSearch renders with its buttons. Its list isn't a full combobox: the
 * field has no role and no `aria-expanded`, and options contain links. DocSearch has no setting for it:
 * https://github.com/algolia/docsearch/issues/1014
 */
function Hit({hit, children}: HitComponentProps) {
  const found = readFoundHit(hit);
  if (found) return <SearchResult {...found} isOption />;
  return (
    <Link to={hit.url} tabIndex={-1}>
      {children}
    </Link>
  );
}

/** Short on phones, whose field has space for about 20 characters. */
function placeholderOf(version: VersionLabel): string {
  if (version !== latestVersion.label) return `Search ${version}`;
  const isPhone = window.matchMedia('(max-width: 600px)').matches;
  return isPhone ? 'Search or paste an error' : 'Search or paste an error message';
}

/** Title of the current page, from the DOM: the navbar is outside of the doc's React context. */
function readPageTitle(): string | undefined {
  return document.querySelector('.theme-doc-markdown h1')?.textContent.trim();
}

export interface SearchModalProps {
  /** Version to search in. */
  readonly version: VersionLabel;
  /** Empty for none. Ends with a line break if the reader pressed Enter already. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch in a `dialog`, which traps and restores the focus. */
export default function SearchModal({
  version,
  initialQuery: typed,
  onClose,
}: SearchModalProps): ReactNode {
  const initialQuery = typed.replaceAll('\n', '');
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const {engine, repositoryUrl, isHosted} = useSearch();
  const scope = useMemo(
    () => ({tag: versionsByLabel[version].searchTag, hitsPerPage: HITS}),
    [version],
  );
  const loading = (text: string): SearchState => ({
    status: 'loading',
    query: {text: text.trim(), page: 0, ...scope},
  });
  // Undefined without a query. DocSearch starts a query only after it has rendered, so until then, an empty
  // list would have no explanation.
  const [state, setState] = useState<SearchState | undefined>(() =>
    initialQuery.trim() === '' ? undefined : loading(initialQuery),
  );
  // DocSearch only reads the initial query on mount: a new number remounts it.
  const [start, setStart] = useState({number: 0, query: initialQuery});
  // The query whose first result opens as soon as it's there.
  const [awaited, setAwaited] = useState(typed.endsWith('\n') ? initialQuery.trim() : undefined);
  const [pageTitle] = useState(readPageTitle);
  // DocSearch restores the position of the latest render, but the page can't be scrolled by then.
  const [scrollY] = useState(() => window.scrollY);
  const runner = useMemo(() => createSearchRunner(engine, setState), [engine]);
  const transformSearchClient = useCallback(
    (client: DocSearchTransformClient) => ({
      ...client,
      search: createModalSearch(runner, scope),
    }),
    [runner, scope],
  );

  const query = state?.query.text ?? '';
  const results = state?.status === 'ready' ? state.results : undefined;
  const hasHits = results !== undefined && results.hits.length > 0;
  const better = useBetterVersion(engine, version, query, results);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The first element that can have the focus isn't the field, and DocSearch focuses it only later: keys
    // typed until then would be lost.
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);

  // DocSearch makes a button of everything: https://github.com/algolia/docsearch/issues/1370
  useLayoutEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    for (const name of container?.getAttributeNames() ?? []) {
      if (/^(aria-|role|tabindex)/.test(name)) container?.removeAttribute(name);
    }
  }, [start.number]);

  function searchFor(text: string): void {
    setState(loading(text));
    setStart(({number}) => ({number: number + 1, query: text}));
  }

  function reset(): void {
    runner.reset();
    setState(undefined);
  }

  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // DocSearch would open a result of the previous query, or while an input method is in use.
    const isCurrent = state?.status !== 'loading' && query === event.target.value.trim();
    if (isCurrent && !isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isComposing(event.nativeEvent)) setAwaited(event.target.value.trim());
  }

  // Enter was pressed before the results of this query arrived.
  const firstUrl = query === awaited ? results?.hits[0]?.url : undefined;
  useEffect(() => {
    if (firstUrl !== undefined) history.push(firstUrl);
  }, [history, firstUrl]);

  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(
        styles.dialog,
        !isHosted && styles.ownEngine,
        state && !hasHits && styles.withoutResults,
      )}
      aria-label="Search the documentation"
      onCancel={onClose}
      onClose={onClose}
      onInput={({target}) => {
        setAwaited(undefined);
        if (!(target instanceof HTMLInputElement)) return;
        if (target.value.trim() === '') reset();
        else if (!state) setState(loading(target.value));
      }}
      onKeyDownCapture={onKeyDownCapture}
      onReset={reset}>
      <DocSearchModal
        key={start.number}
        appId="none"
        apiKey="none"
        indices={[INDEX_NAME]}
        hitComponent={Hit}
        initialQuery={start.query}
        initialScrollY={scrollY}
        maxResultsPerGroup={HITS}
        navigator={{navigate: ({itemUrl}) => history.push(itemUrl)}}
        onClose={onClose}
        placeholder={placeholderOf(version)}
        transformSearchClient={transformSearchClient}
        translations={translations}
        footerAction={
          <>
            <p
              className={
                state?.status === 'loading'
                  ? styles.loading
                  : 'DocSearch-VisuallyHiddenForAccessibility'
              }
              role="status">
              {state && describeState(state)}
            </p>
            {!state && (
              <div className={styles.noSearches}>
                <Suggestions queries={topicsOf(version, pageTitle)} onSuggestion={searchFor} />
              </div>
            )}
            {better && <OtherVersion query={query} {...better} onClick={onClose} />}
            {state?.status === 'failed' && <SearchFailed onRetry={() => searchFor(query)} />}
            {results && !hasHits && (
              <NoResults
                query={query}
                suggestion={results.suggestion}
                repositoryUrl={repositoryUrl}
                onSuggestion={searchFor}
                onLeave={onClose}
              />
            )}
            {results && results.total > results.hits.length && (
              <Link
                className={styles.allResults}
                to={searchPage + writeSearchUrl({text: query, version})}
                onClick={onClose}>
                {`See all ${results.total} results`}
              </Link>
            )}
          </>
        }
      />
    </dialog>,
    document.body,
  );
}
