import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import Highlight from '@site/src/components/search/Highlight';
import {describeHit, type AnswerCard, type SearchHit} from '@devspace-docs/search';
import styles from './styles.module.css';

const PROMPT = 'm3 4 4 4-4 4m5.5.5H13';

/** Line icons, as SVG path data. */
const kindIcons: Readonly<Record<SearchHit['kind'], string>> = {
  page: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  section: 'M6.5 3 5 13m6-10L9.5 13M3 6h10.5m-11 4H13',
  field: 'M6 2.5q-2 0-2 2v2L2.5 8 4 9.5v2q0 2 2 2m4-11q2 0 2 2v2L13.5 8 12 9.5v2q0 2-2 2',
  flag: PROMPT,
  command: PROMPT,
  function: PROMPT,
  variable: 'M11 5c-1-2-6-2-6 .5S11 8 11 10.5s-5 2.5-6 .5M8 2v12',
  error: 'M8 2.5 14 13H2zm0 4V9m0 2v.1',
};

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
  /** The first hit, if it's exact, shows the type and default of a field or flag, or the fix of a message. */
  readonly isBest: boolean;
  /** Options of a list box have no headings, and one tab stop: the arrow keys select them. */
  readonly isOption?: boolean;
  readonly isFirst?: boolean;
}

/** A search hit: the icon of its kind, its parent headings, linked title and excerpt. */
export default function SearchResult({
  hit,
  isBest,
  isOption = false,
  isFirst = true,
}: SearchResultProps): ReactNode {
  const {path, title, text} = describeHit(hit);
  const Title = isOption ? 'div' : 'h2';
  const card = isBest ? hit.card : undefined;
  const others = hit.otherCommands && new Intl.ListFormat('en').format(hit.otherCommands);
  const headings = [[{text: hit.hierarchy.lvl0, isMatch: false}], ...path];
  return (
    <div className={card ? `${styles.result} ${styles.best}` : styles.result}>
      <Icon d={kindIcons[hit.kind]} className={styles.icon} />
      <p className={styles.path}>
        {card && <strong className={styles.label}>Best match</strong>}
        {headings.map((heading, index) => (
          <span key={index}>
            <Highlight text={heading} />
          </span>
        ))}
      </p>
      <Title className={styles.title}>
        <Link to={hit.url} tabIndex={isFirst ? undefined : -1}>
          <Highlight text={title} />
        </Link>
      </Title>
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
