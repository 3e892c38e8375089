import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {versions} from '@site/src/config/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {pathWords} from '@site/src/lib/pages/path-words';
import styles from './styles.module.css';

// Every page holds what may show that another one does not exist, and only that loads this.
const NearestPages = lazy(() =>
  // What it offers is left out if it cannot be loaded.
  import('@site/src/components/NearestPages').catch(() => ({default: () => null})),
);

/** Says that the page does not exist, and offers what the reader may have meant. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  // The server writes one page for all URLs: what depends on the URL comes in the browser.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? pathWords(pathname).join(' ') : '';
  const home = useBaseUrl('/');
  const search = useBaseUrl('/search');
  const version = useCurrentVersion();
  return (
    <main className={styles.main}>
      <PageMetadata title="Page not found" />
      <p className={styles.code}>404</p>
      <h1>This page does not exist</h1>
      <p>Check the URL. The page may have moved, or it may exist only in another version.</p>
      <form className={styles.search} action={search} role="search">
        <label htmlFor="not-found-search">Search the documentation</label>
        <div className={styles.row}>
          <input
            key={words}
            className={styles.input}
            id="not-found-search"
            name="q"
            type="search"
            defaultValue={words}
          />
          <input type="hidden" name="version" value={version} />
          <button className="button button--primary" type="submit">
            Search
          </button>
        </div>
      </form>
      <h2>Browse the documentation</h2>
      <ul className={styles.versions}>
        {versions.map(({label, menuLabel, path}) => (
          <li key={label}>
            <Link to={home + path}>DevSpace {menuLabel}</Link>
          </li>
        ))}
      </ul>
      {/* Comes late, and must move nothing: the last on the page. */}
      {isBrowser && (
        <Suspense fallback={null}>
          <NearestPages path={pathname} />
        </Suspense>
      )}
    </main>
  );
}
