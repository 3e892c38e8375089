import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {nearestPages} from '@site/src/lib/pages/nearest';
import type {PageSummary} from '@site/src/lib/pages/types';
import styles from './styles.module.css';

const LIMIT = 5;

/** Lists the pages with the URLs most similar to a missing one. Empty until the list of pages loads. */
export default function NearestPages({path}: {readonly path: string}): ReactNode {
  const [allPages, setAllPages] = useState<readonly PageSummary[]>([]);
  useEffect(() => {
    import(/* webpackChunkName: "list-pages" */ '@generated/page-lists/default/pages.json').then(
      ({default: list}) => setAllPages(list),
      // The suggestions are optional.
      () => {},
    );
  }, []);
  const pages = nearestPages(path, allPages, useCurrentVersion(), LIMIT);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Were you looking for one of these?</h2>
      <ul className={styles.pages}>
        {pages.map(({path: to, version, title}) => (
          <li key={to}>
            <Link to={to}>{title}</Link> <span className={styles.version}>{version}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
