import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import NoResults from '@site/src/components/search/NoResults';
import OtherVersion from '@site/src/components/search/OtherVersion';
import SearchFailed from '@site/src/components/search/SearchFailed';
import SearchResult from '@site/src/components/search/SearchResult';
import Suggestions from '@site/src/components/search/Suggestions';
import {versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {useBetterVersion} from '@site/src/hooks/useBetterVersion';
import {useSearch} from '@site/src/hooks/useSearch';
import {
  describeState,
  isExact,
  lastPageInstead,
  MAX_QUERY_LENGTH,
  readSearchUrl,
  topicsOf,
} from '@devspace-docs/search';
import {keepPosition} from '@site/src/lib/url-state/position';
import ResultPages from './ResultPages';
import styles from './styles.module.css';
import {useResults, type ResultsState} from './useResults';
import {useSearchUrl} from './useSearchUrl';

const HITS_PER_PAGE = 20;

/** Moves the focus between the search field and the results with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined || event.target instanceof HTMLSelectElement) return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('[type="search"], h2 a');
  const index = [...stops].findIndex((stop) => stop === document.activeElement);
  const next = index < 0 ? undefined : stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function SearchMain(): ReactNode {
  const {text, version, page, writePage, replacePage, setText, setVersion} = useSearchUrl();
  const {engine, repositoryUrl} = useSearch();
  const {state: latest, retry} = useResults(engine, {
    text,
    tag: versionsByLabel[version].searchTag,
    page: page - 1,
    hitsPerPage: HITS_PER_PAGE,
  });
  const lastPage =
    latest.status === 'ready'
      ? lastPageInstead(latest.query.page + 1, latest.results.total, HITS_PER_PAGE)
      : undefined;
  // A page after the last has no results: wait for the last page instead.
  const state: ResultsState =
    latest.status === 'ready' && lastPage !== undefined
      ? {status: 'loading', query: latest.query}
      : latest;
  const query = state.status === 'ready' ? state.query.text : '';
  const results = state.status === 'ready' ? state.results : undefined;
  const better = useBetterVersion(engine, version, query, results);
  const searchPage = useBaseUrl('/search');
  const home = useBaseUrl('/');
  // Until hydration, the query in the URL is unknown.
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shownPage = state.status === 'ready' ? state.query.page + 1 : undefined;
  const lastShownPage = useRef(shownPage);

  useEffect(() => {
    if (!field.current || readSearchUrl(window.location.search).text !== '') return;
    field.current.focus();
    // Text typed before hydration is only in the field.
    if (field.current.value !== '') setText(field.current.value);
  }, [setText]);

  useEffect(() => {
    if (lastPage !== undefined && lastPage < page) replacePage(lastPage);
  }, [lastPage, page, replacePage]);

  useEffect(() => {
    const hasChanged = lastShownPage.current !== undefined && lastShownPage.current !== shownPage;
    if (shownPage === undefined) return;
    lastShownPage.current = shownPage;
    // On return, the results were missing when the position was restored.
    keepPosition();
    // Moves the focus to the top of a new page of results, but not while the reader types.
    if (hasChanged && document.activeElement !== field.current) count.current?.focus();
  }, [shownPage]);

  function searchFor(query: string): void {
    setText(query);
    field.current?.focus();
  }

  return (
    // Handles keys in the field and on the links inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main className="narrow-page" onKeyDown={moveFocus}>
      <h1>Search the documentation</h1>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          ref={field}
          className="form-control"
          aria-label="Search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          dir="auto"
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          name="q"
          placeholder="Search or paste an error"
          spellCheck={false}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <select
          className="form-control"
          aria-label="Version"
          name="version"
          value={version}
          onChange={(event) => setVersion(event.target.value as VersionLabel)}>
          {versions.map(({label, menuLabel}) => (
            <option key={label} value={label}>
              {menuLabel}
            </option>
          ))}
        </select>
      </form>
      <noscript>
        <p>Search requires JavaScript. Without it, browse the list of all pages:</p>
        <ul>
          {versions.map(({label, menuLabel, path}) => (
            <li key={label}>
              <a href={home + path}>DevSpace {menuLabel}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <p ref={count} role="status" className={styles.summary} tabIndex={-1}>
        {state.status === 'empty'
          ? 'Search for a field, a command, or a task.'
          : describeState(state)}
      </p>
      {isBrowser && state.status === 'empty' && (
        <div className={styles.start}>
          <Suggestions queries={topicsOf(version)} onSuggestion={searchFor} />
          <p>
            To find a field or a flag, enter its name, such as <code>excludePaths</code> or{' '}
            <code>--namespace</code>. To find the cause of an error and its fix, paste the message.
          </p>
        </div>
      )}
      {better && <OtherVersion query={query} {...better} />}
      {state.status === 'failed' && <SearchFailed onRetry={retry} />}
      {state.status === 'ready' && (
        <>
          <ol className="plain-list">
            {state.results.hits.map((hit, index) => (
              <li key={hit.objectID}>
                <SearchResult
                  hit={hit}
                  isBest={index === 0 && state.query.page === 0 && isExact(hit, state.query.text)}
                />
              </li>
            ))}
          </ol>
          {state.results.total === 0 && (
            <NoResults
              query={state.query.text}
              suggestion={state.results.suggestion}
              repositoryUrl={repositoryUrl}
              onSuggestion={searchFor}
            />
          )}
          <ResultPages
            page={state.query.page + 1}
            count={Math.ceil(state.results.total / HITS_PER_PAGE)}
            urlOf={(other) => searchPage + writePage(other)}
          />
        </>
      )}
    </main>
  );
}

/** Searches the pages, sections, fields, flags and commands of a version. */
export default function SearchPage(): ReactNode {
  // The preferred version comes from a context that the layout provides.
  return (
    <Layout
      title="Search"
      description="Search the DevSpace documentation of all versions: commands, configuration and guides.">
      <SearchMain />
    </Layout>
  );
}
