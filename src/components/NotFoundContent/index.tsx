import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {versions} from '@devspace-docs/versions';
import NearestPages from '@site/src/components/NearestPages';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {pathWords} from '@site/src/lib/pages/path-words';
import styles from './styles.module.css';

/** The 404 page, with a search for the words of the URL and a list of similar pages. */
export default function NotFoundContent(): ReactNode {
  const {page} = useCurrentPage();
  // One static page serves all URLs: whatever depends on the URL renders after hydration.
  const isBrowser = useIsBrowser();
  // Of the last two parts: more words find fewer pages.
  const words = isBrowser ? pathWords(page.split('/').slice(-2).join('/')).join(' ') : '';
  const home = useBaseUrl('/');
  const search = useBaseUrl('/search');
  const version = useCurrentVersion();
  return (
    <main className="narrow-page">
      <PageMetadata title="Page not found" />
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>
        Check the URL. The page may have moved, or may exist only in another version:{' '}
        {versions.map(({label, path}, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <Link to={home + path}>{label}</Link>
          </Fragment>
        ))}
        .
      </p>
      <form className={styles.search} action={search} role="search">
        <label htmlFor="not-found-search">Search the documentation</label>
        <div className={styles.row}>
          <input
            key={words}
            className="form-control"
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
      {/* Last on the page: it loads late, and must not shift the layout. */}
      {isBrowser && <NearestPages key={words} words={words} />}
    </main>
  );
}
