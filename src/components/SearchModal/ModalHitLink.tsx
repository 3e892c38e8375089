import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {AnswerCard} from '@site/src/search/types';
import styles from './styles.module.css';

function Card({card}: {readonly card: AnswerCard}): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.cardHead}>
        <code className={styles.cardName}>{card.name}</code>
        {card.type && <span>{card.type}</span>}
        {card.default && (
          <span>
            Default: <code>{card.default}</code>
          </span>
        )}
      </p>
      <p className={styles.cardSummary}>{card.summary}</p>
    </div>
  );
}

export interface ModalHitLinkProps {
  readonly url: string;
  readonly card?: AnswerCard;
  /** The hit as DocSearch shows it. */
  readonly children: ReactNode;
}

/** A hit: opens its place in this page, and elsewhere when the reader asks the browser for that. */
export default function ModalHitLink({url, card, children}: ModalHitLinkProps): ReactNode {
  const history = useHistory();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !url.startsWith('/'))
      return;
    event.preventDefault();
    history.push(url);
  };
  // The arrow keys lead from hit to hit: twenty further stops of the Tab key would be in the way.
  return (
    <a href={url} tabIndex={-1} onClick={onClick}>
      {card ? <Card card={card} /> : children}
    </a>
  );
}
