import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Highlight from '@site/src/components/Highlight';
import type {AnswerCard, SearchHit} from '@site/src/search/types';
import styles from './styles.module.css';

function CardFacts({card}: {readonly card: AnswerCard}): ReactNode {
  return (
    <p className={styles.facts}>
      <code className={styles.name}>{card.name}</code>
      {card.type && <span>{card.type}</span>}
      {card.default && (
        <span>
          Default: <code>{card.default}</code>
        </span>
      )}
    </p>
  );
}

export interface SearchResultProps {
  readonly hit: SearchHit;
  /** Whether the hit answers best: then it says at once what it is about. */
  readonly isBest: boolean;
}

/** A place that was found: where it stands, its heading, and what it says. */
export default function SearchResult({hit, isBest}: SearchResultProps): ReactNode {
  const {url, hierarchy, headings, excerpt} = hit;
  const title = headings.at(-1) ?? [{text: hierarchy.lvl1, isMatch: false}];
  const card = isBest ? hit.card : undefined;
  return (
    <li className={card ? `${styles.result} ${styles.best}` : styles.result}>
      <p className={styles.path}>
        {[[{text: hierarchy.lvl0, isMatch: false}], ...headings.slice(0, -1)].map(
          (heading, index) => (
            <span key={index}>
              <Highlight text={heading} />
            </span>
          ),
        )}
      </p>
      <h2 className={styles.title}>
        <Link to={url} data-result>
          <Highlight text={title} />
        </Link>
      </h2>
      {card && <CardFacts card={card} />}
      {card ? (
        <p className={styles.excerpt}>{card.summary}</p>
      ) : (
        excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <Highlight text={excerpt} />
          </p>
        )
      )}
    </li>
  );
}
