import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Highlight from '@site/src/components/Highlight';
import {describeHit} from '@site/src/search/describe-hit';
import type {AnswerCard, SearchHit} from '@site/src/search/types';
import styles from './styles.module.css';

function CardFacts({card}: {readonly card: AnswerCard}): ReactNode {
  if (!card.type && !card.default) return null;
  return (
    <p className={styles.facts}>
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
  const {path, title, text} = describeHit(hit);
  const part = [{text: hit.hierarchy.lvl0, isMatch: false}];
  const card = isBest ? hit.card : undefined;
  return (
    <li className={card ? `${styles.result} ${styles.best}` : styles.result}>
      <p className={styles.path}>
        {[part, ...path].map((heading, index) => (
          <span key={index}>
            <Highlight text={heading} />
          </span>
        ))}
      </p>
      <h2 className={styles.title}>
        <Link to={hit.url} data-result>
          <Highlight text={title} />
        </Link>
      </h2>
      {card && <CardFacts card={card} />}
      {text.length > 0 && (
        <p className={styles.excerpt}>{card ? card.summary : <Highlight text={text} />}</p>
      )}
    </li>
  );
}
