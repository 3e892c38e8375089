import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface ResultPagesProps {
  /** 1-based. */
  readonly page: number;
  readonly count: number;
  readonly urlOf: (page: number) => string;
}

/** Links to the previous and next page of results. */
export default function ResultPages({page, count, urlOf}: ResultPagesProps): ReactNode {
  if (count < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Search results pages">
      {page > 1 && (
        <Link className="button button--secondary" to={urlOf(page - 1)}>
          Previous
        </Link>
      )}
      <span>{`Page ${page} of ${count}`}</span>
      {page < count && (
        <Link className="button button--secondary" to={urlOf(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  );
}
