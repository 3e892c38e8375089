import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface ResultPagesProps {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  /** URL of a page of results. */
  readonly addressOf: (page: number) => string;
}

/** Leads to the other pages of results. */
export default function ResultPages({page, count, addressOf}: ResultPagesProps): ReactNode {
  if (count < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Search results pages">
      {page > 1 && (
        <Link className="button button--secondary" to={addressOf(page - 1)}>
          Previous
        </Link>
      )}
      <span>
        Page {page} of {count}
      </span>
      {page < count && (
        <Link className="button button--secondary" to={addressOf(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  );
}
