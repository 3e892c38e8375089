import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Answer} from './docsearch-hits';
import {mendList} from './mend-modal';
import styles from './styles.module.css';

function AnswerText({answer: {card, page}}: {readonly answer: Answer}): ReactNode {
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
      {page !== card.name && <p className={styles.cardPage}>{page}</p>}
    </div>
  );
}

export interface ModalHitLinkProps {
  readonly url: string;
  readonly answer?: Answer;
  /** The hit as DocSearch shows it. */
  readonly children: ReactNode;
}

/** A hit: opens its place in this page, and elsewhere when the reader asks the browser for that. */
export default function ModalHitLink({url, answer, children}: ModalHitLinkProps): ReactNode {
  const history = useHistory();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !url.startsWith('/'))
      return;
    event.preventDefault();
    history.push(url);
  };
  // The arrow keys lead from hit to hit: twenty further stops of the Tab key would be in the way.
  return (
    <a ref={mendList} href={url} tabIndex={-1} onClick={onClick}>
      {answer ? <AnswerText answer={answer} /> : children}
    </a>
  );
}
