import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import PageList from '@site/src/components/PageList';
import {releaseLines} from '@site/src/config/versions';
import {usePageIndex} from '@site/src/hooks/usePageIndex';
import type {PageSummary} from '@site/src/page-index/types';
import styles from './styles.module.css';

type Search = (query: string) => PageSummary[];

/** The search function, once the index and the engine are here; both load on this page only. */
function usePageSearch(): {search: Search | undefined; retry: (() => void) | undefined} {
  const index = usePageIndex();
  const [search, setSearch] = useState<Search>();
  const pages = index.status === 'ready' ? index.pages : undefined;
  useEffect(() => {
    if (!pages) return;
    void import('@site/src/page-index/search').then(({createPageSearch}) =>
      setSearch(() => createPageSearch(pages)),
    );
  }, [pages]);
  return {search, retry: index.status === 'failed' ? index.retry : undefined};
}

/** A query parameter that follows typing without filling the history. */
function useParameter(name: string): [string, (value: string) => void] {
  const {search} = useLocation();
  const history = useHistory();
  const value = new URLSearchParams(search).get(name) ?? '';
  const setValue = (next: string): void => {
    const parameters = new URLSearchParams(search);
    if (next) parameters.set(name, next);
    else parameters.delete(name);
    history.replace({search: parameters.toString()});
  };
  return [value, setValue];
}

function summary(query: string, count: number): string {
  if (query.trim() === '') return 'Type a word: a field, a command, or what you want to do.';
  if (count === 0) return `No page found for “${query}”.`;
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}

/** Finds pages by title, heading and description, in all release lines or in one. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useParameter('q');
  const [version, setVersion] = useParameter('version');
  const {search, retry} = usePageSearch();
  const pages = useMemo(
    () =>
      (search && query.trim() ? search(query) : []).filter(
        ({line}) => !version || line === version,
      ),
    [search, query, version],
  );
  return (
    <Layout
      title="Search"
      description="Search the DevSpace documentation of all versions: commands, configuration and guides.">
      <main className={styles.main}>
        <h1>Search the documentation</h1>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            className={styles.input}
            aria-label="Search"
            autoComplete="off"
            name="q"
            placeholder="Search..."
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <select
            className={styles.input}
            aria-label="Version"
            value={version}
            onChange={(event) => setVersion(event.target.value)}>
            <option value="">All versions</option>
            {releaseLines.map(({line, label}) => (
              <option key={line} value={line}>
                {label}
              </option>
            ))}
          </select>
        </form>
        <noscript>
          <p>Search needs JavaScript. The sidebar of every page lists all pages of its version.</p>
        </noscript>
        {retry ? (
          <div role="alert">
            <p>Unable to fetch results. You might want to check your network connection.</p>
            <button className="button button--primary" type="button" onClick={retry}>
              Try again
            </button>
          </div>
        ) : (
          <p role="status" className={styles.summary}>
            {search ? summary(query, pages.length) : 'Loading…'}
          </p>
        )}
        <PageList pages={pages} />
      </main>
    </Layout>
  );
}
