import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Highlight from '@site/src/components/search/Highlight';
import {describeHit, type AnswerCard, type SearchHit} from '@devspace-docs/search';
import styles from './styles.module.css';

function CardFacts({card}: {readonly card: AnswerCard}): ReactNode {
  if (!card.type && !card.default) return null;
  return (
    <p className={styles.facts}>
      {card.type && <span>{card.type}</span>}
      {card.default && (
        <span>
          Default: <code translate="no">{card.default}</code>
        </span>
      )}
    </p>
  );
}

export interface SearchResultProps {
  readonly hit: SearchHit;
  /** The best hit shows the type and default of a field or flag, or the fix of a message. */
  readonly isBest: boolean;
}

/** A search hit: its parent headings, linked title and excerpt. */
export default function SearchResult({hit, isBest}: SearchResultProps): ReactNode {
  const {path, title, text} = describeHit(hit);
  const card = isBest ? hit.card : undefined;
  const others = hit.otherCommands && new Intl.ListFormat('en').format(hit.otherCommands);
  const headings = [[{text: hit.hierarchy.lvl0, isMatch: false}], ...path];
  return (
    <div className={card ? `${styles.result} ${styles.best}` : styles.result}>
      <p className={styles.path}>
        {headings.map((heading, index) => (
          <span key={index}>
            <Highlight text={heading} />
          </span>
        ))}
      </p>
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <Highlight text={title} />
        </Link>
      </h2>
      {card && <CardFacts card={card} />}
      {text.length > 0 && (
        <p className={styles.excerpt}>
          {card?.fix !== undefined && <strong>Cause: </strong>}
          {card ? <span>{card.summary}</span> : <Highlight text={text} />}
        </p>
      )}
      {card?.fix !== undefined && (
        <p className={styles.excerpt}>
          <strong>Fix: </strong>
          {card.fix}
        </p>
      )}
      {others && <p className={styles.excerpt}>{`Also a flag of ${others}.`}</p>}
    </div>
  );
}
