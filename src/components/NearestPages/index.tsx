import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {topicsOf, writeSearchUrl} from '@devspace-docs/search';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {nearestPages} from '@site/src/lib/pages/nearest';
import type {PageSummary} from '@site/src/lib/pages/types';
import styles from './styles.module.css';

const LIMIT = 5;

/** Lists the pages with the URLs most similar to a missing one, otherwise popular topics. Empty until the
 * list of pages loads. */
export default function NearestPages({path}: {readonly path: string}): ReactNode {
  const [allPages, setAllPages] = useState<readonly PageSummary[]>();
  const version = useCurrentVersion();
  const search = useBaseUrl('/search');
  useEffect(() => {
    import(/* webpackChunkName: "list-pages" */ '@generated/page-lists/default/pages.json').then(
      ({default: list}) => setAllPages(list),
      // The suggestions are optional.
      () => {},
    );
  }, []);
  if (!allPages) return null;
  const pages = nearestPages(path, allPages, version, LIMIT);
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">{pages.length > 0 ? 'Similar pages' : 'Popular topics'}</h2>
      <ul className={styles.pages}>
        {pages.map(({path: to, version: label, title}) => (
          <li key={to}>
            <Link to={to}>{title}</Link> <span className={styles.version}>{label}</span>
          </li>
        ))}
        {pages.length === 0 &&
          topicsOf(version).map((text) => (
            <li key={text}>
              <Link to={search + writeSearchUrl({text, version})}>{text}</Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
