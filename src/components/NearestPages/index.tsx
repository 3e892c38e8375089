import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {topicsOf, writeSearchUrl} from '@devspace-docs/search';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {useSearch} from '@site/src/hooks/useSearch';
import {pathWords} from '@site/src/lib/pages/path-words';
import styles from './styles.module.css';

const LIMIT = 5;

export interface NearestPagesProps {
  /** Words of a URL. */
  readonly words: string;
  /** Words of its last part. */
  readonly name: string;
}

/**
 * Lists the pages that a search for the words of a URL finds, first those with all words of its last part.
 * Otherwise, lists popular topics. Empty until then.
 */
export default function NearestPages({words, name}: NearestPagesProps): ReactNode {
  const {engine} = useSearch();
  /** Titles by URL. */
  const [found, setFound] = useState<ReadonlyMap<string, string>>();
  const version = useCurrentVersion();
  const search = useBaseUrl('/search');
  useEffect(() => {
    const tag = versionsByLabel[version].searchTag;
    const find = async (text: string) => {
      const {hits} = await engine.search({text, tag, page: 0, hitsPerPage: 20});
      return hits.map(({url, hierarchy}) => {
        const entry = [url.replace(/#.*/, ''), hierarchy.lvl1] as const;
        return {entry, words: pathWords(entry.join(' '))};
      });
    };
    Promise.all([find(name), find(words)]).then(
      ([named, all]) => {
        // Similar words and the words of a section, such as a message, are too vague for a few pages.
        const wanted = words.split(' ');
        const pages = [
          ...named.filter((page) => name.split(' ').every((word) => page.words.includes(word))),
          ...all.filter((page) => wanted.some((word) => page.words.includes(word))),
        ];
        setFound(new Map(pages.map(({entry}) => entry)));
      },
      // The suggestions are optional.
      () => {},
    );
  }, [engine, words, name, version]);
  if (!found) return null;
  const topics = topicsOf(version).map(
    (text) => [search + writeSearchUrl({text, version}), text] as const,
  );
  const links = found.size > 0 ? [...found].slice(0, LIMIT) : topics;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">{found.size > 0 ? 'Similar pages' : 'Popular topics'}</h2>
      <ul className={styles.pages}>
        {links.map(([to, title]) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
