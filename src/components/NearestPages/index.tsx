import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {topicsOf, writeSearchUrl} from '@devspace-docs/search';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {useSearch} from '@site/src/hooks/useSearch';
import {pathWords} from '@site/src/lib/pages/path-words';
import styles from './styles.module.css';

const LIMIT = 5;

/** Lists the pages that a search for the words of a URL finds, otherwise popular topics. Empty until then. */
export default function NearestPages({words}: {readonly words: string}): ReactNode {
  const {engine} = useSearch();
  /** Titles by URL. */
  const [found, setFound] = useState<ReadonlyMap<string, string>>();
  const version = useCurrentVersion();
  const search = useBaseUrl('/search');
  useEffect(() => {
    const tag = versionsByLabel[version].searchTag;
    engine.search({text: words, tag, page: 0, hitsPerPage: 20}).then(
      ({hits}) => {
        const pages = hits.map(
          ({url, hierarchy}) => [url.replace(/#.*/, ''), hierarchy.lvl1] as const,
        );
        // Similar words and the words of a section, such as a message, are too vague for a few pages.
        const wanted = new Set(words.split(' '));
        setFound(
          new Map(
            pages.filter((names) => pathWords(names.join(' ')).some((word) => wanted.has(word))),
          ),
        );
      },
      // The suggestions are optional.
      () => {},
    );
  }, [engine, words, version]);
  if (!found) return null;
  const topics = topicsOf(version).map(
    (text) =>
      [
        search + writeSearchUrl({text, version}),
        text.charAt(0).toUpperCase() + text.slice(1),
      ] as const,
  );
  const links = found.size > 0 ? [...found].slice(0, LIMIT) : topics;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">{found.size > 0 ? 'Similar pages' : 'Popular topics'}</h2>
      <ul className={clsx('plain-list', styles.pages)}>
        {links.map(([to, title]) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
