import {useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NoResults from '@site/src/components/NoResults';
import SearchFailed from '@site/src/components/SearchFailed';
import type {ReleaseLine} from '@site/src/config/versions';
import {useSearch} from '@site/src/hooks/useSearch';
import {writeSearchAddress} from '@site/src/search/search-address';
import {topicsOf} from '@site/src/search/topics';
import {versionTag} from '@site/src/search/version-tag';
import {createAsker, replaceClient, type Outcome} from './ask';
import type {ModalHit} from './docsearch-hits';
import {mendModal} from './mend-modal';
import ModalHitLink from './ModalHitLink';
import {checkSavedSearches} from './saved-searches';
import styles from './styles.module.css';

/** As many as can be looked through; the search page has the rest. */
const HITS = 12;

/** Part of the names under which DocSearch keeps searches. */
const INDEX_NAME = 'docs';

function Hit({hit, children}: Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]) {
  // What DocSearch remembers is a place to go back to, and no answer.
  const answer = '_highlightResult' in hit ? (hit as ModalHit).answer : undefined;
  return (
    <ModalHitLink url={hit.url} answer={answer}>
      {children}
    </ModalHitLink>
  );
}

/** Title of the docs page below the modal: the navbar is outside of the contexts that know it. */
function readPageTitle(): string | undefined {
  return document.querySelector('.theme-doc-markdown h1')?.textContent.trim();
}

export interface SearchModalProps {
  /** Release line to search in. */
  readonly line: ReleaseLine;
  readonly onClose: () => void;
}

/** The search of DocSearch in a dialog of the browser. */
export default function SearchModal({line, onClose}: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const {engine, repositoryUrl, isHosted} = useSearch();
  const [outcome, setOutcome] = useState<Outcome>();
  // DocSearch takes a query from outside only when it begins.
  const [start, setStart] = useState({number: 0, query: ''});
  const [canSave] = useState(() => checkSavedSearches(INDEX_NAME, () => window.localStorage));
  const [pageTitle] = useState(readPageTitle);
  // A place for our screens within those of DocSearch.
  const [screen] = useState(() => document.createElement('div'));
  const asker = useMemo(
    () => createAsker(engine, {tag: versionTag(line), hitsPerPage: HITS}, setOutcome),
    [engine, line],
  );

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives the focus back to where it was.
    return () => element?.close();
  }, []);

  useLayoutEffect(() => {
    if (!dialog.current) return;
    mendModal(dialog.current);
    dialog.current.querySelector('.DocSearch-Dropdown')?.append(screen);
  }, [screen, start.number]);

  useEffect(() => () => asker.forget(), [asker]);

  const searchFor = (query: string): void => setStart(({number}) => ({number: number + 1, query}));

  // DocSearch begins anew whenever one of these changes.
  const options = useMemo(
    (): Pick<
      DocSearchModalProps,
      'transformSearchClient' | 'navigator' | 'resultsFooterComponent'
    > => ({
      transformSearchClient: replaceClient(asker.ask),
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      resultsFooterComponent: ({state}) => {
        const address = searchPage + writeSearchAddress({text: state.query, line});
        return (
          <a
            href={address}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onClose();
              history.push(address);
            }}>
            See all {Number(state.context.nbHits)} results
          </a>
        );
      },
    }),
    [asker, history, line, onClose, searchPage],
  );

  return createPortal(
    // The keys and clicks are those of the field and the buttons inside; what is left is to close.
    <dialog
      ref={dialog}
      className={isHosted ? styles.dialog : `${styles.dialog} ${styles.ownEngine}`}
      aria-label="Search the documentation"
      onCancel={onClose}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value.trim() === '') asker.forget();
      }}
      onReset={() => asker.forget()}>
      <DocSearchModal
        key={start.number}
        appId="none"
        apiKey="none"
        indexName={INDEX_NAME}
        disableUserPersonalization={!canSave}
        hitComponent={Hit}
        initialQuery={start.query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={HITS}
        onClose={onClose}
        placeholder="Search..."
        {...options}
      />
      {createPortal(
        <>
          <p className={styles.announcement} role="status">
            {outcome?.status === 'found' && `${outcome.total} results`}
            {outcome?.status === 'nothing' && 'No results'}
          </p>
          {outcome?.status === 'nothing' && (
            <NoResults
              query={outcome.query}
              suggestion={outcome.suggestion}
              topics={topicsOf(line, pageTitle)}
              repositoryUrl={repositoryUrl}
              onSuggestion={searchFor}
            />
          )}
          {outcome?.status === 'failed' && (
            <SearchFailed onRetry={() => searchFor(outcome.query)} />
          )}
        </>,
        screen,
      )}
    </dialog>,
    document.body,
  );
}
