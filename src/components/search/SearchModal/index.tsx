import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
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
import {versionsByLabel, type VersionLabel} from '@site/src/config/versions';
import {useBetterVersion} from '@site/src/hooks/useBetterVersion';
import {useSearch} from '@site/src/hooks/useSearch';
import {writeSearchUrl} from '@site/src/lib/search/search-url';
import {topicsOf} from '@site/src/lib/search/topics';
import type {SearchHit} from '@site/src/lib/search/types';
import {createModalSearch, type Outcome} from './search-client';
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

// `window.localStorage` throws if the browser blocks storage, which DocSearch 5.1 doesn't catch.
try {
  window.localStorage.getItem(INDEX_NAME);
} catch {
  Object.defineProperty(window, 'localStorage', {value: null});
}

/** Hits of the latest query. DocSearch only passes on the parts of a hit that it stores. */
const FoundHits = createContext<readonly SearchHit[]>([]);

/** A hit, or a recent search, which DocSearch renders with its buttons. */
function Hit({hit, children}: HitComponentProps) {
  const found = useContext(FoundHits);
  const result = found.find(({objectID}) => objectID === hit.objectID);
  return result ? (
    <SearchResult hit={result} isBest={result === found[0]} isGrouped />
  ) : (
    <Link to={hit.url}>{children}</Link>
  );
}

/** Title of the current page, from the DOM: the navbar is outside of the doc's React context. */
function readPageTitle(): string | undefined {
  return document.querySelector('.theme-doc-markdown h1')?.textContent.trim();
}

export interface SearchModalProps {
  /** Version to search in. */
  readonly version: VersionLabel;
  readonly onClose: () => void;
}

/** DocSearch in a `dialog`, which traps and restores the focus. */
export default function SearchModal({version, onClose}: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const {engine, repositoryUrl, isHosted} = useSearch();
  const [outcome, setOutcome] = useState<Outcome>();
  // DocSearch only reads the initial query on mount: a new number remounts it.
  const [start, setStart] = useState({number: 0, query: ''});
  const [pageTitle] = useState(readPageTitle);
  const {search, reset} = useMemo(() => {
    const scope = {tag: versionsByLabel[version].searchTag, hitsPerPage: HITS};
    return createModalSearch(engine, scope, setOutcome);
  }, [engine, version]);

  const transformSearchClient = useCallback(
    (client: DocSearchTransformClient) => ({...client, search}),
    [search],
  );

  const better = useBetterVersion(engine, version, outcome?.query ?? '', outcome?.results);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const searchFor = (query: string): void => setStart(({number}) => ({number: number + 1, query}));
  const {query = '', results} = outcome ?? {};
  const hits = results?.hits ?? [];

  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(
        styles.dialog,
        !isHosted && styles.ownEngine,
        outcome && hits.length === 0 && styles.withoutResults,
      )}
      aria-label="Search the documentation"
      onCancel={onClose}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value.trim() === '') reset();
      }}
      onReset={reset}>
      <FoundHits value={hits}>
        <DocSearchModal
          key={start.number}
          appId="none"
          apiKey="none"
          indices={[INDEX_NAME]}
          hitComponent={Hit}
          initialQuery={start.query}
          initialScrollY={window.scrollY}
          maxResultsPerGroup={HITS}
          navigator={{navigate: ({itemUrl}) => history.push(itemUrl)}}
          onClose={onClose}
          placeholder="Search..."
          transformSearchClient={transformSearchClient}
          translations={translations}
          footerAction={
            <>
              <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
                {results && (hits.length > 0 ? `${results.total} results` : 'No results')}
              </p>
              {!outcome && <p className={styles.noSearches}>No recent searches</p>}
              {better && <OtherVersion query={query} {...better} onClick={onClose} />}
              {outcome && !results && <SearchFailed onRetry={() => searchFor(query)} />}
              {results && hits.length === 0 && (
                <NoResults
                  query={query}
                  suggestion={results.suggestion}
                  topics={topicsOf(version, pageTitle)}
                  repositoryUrl={repositoryUrl}
                  onSuggestion={searchFor}
                />
              )}
              {results && hits.length > 0 && (
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
      </FoundHits>
    </dialog>,
    document.body,
  );
}
