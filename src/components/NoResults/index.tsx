import type {ReactNode} from 'react';
import {reportAddress} from '@site/src/search/report-address';
import styles from './styles.module.css';

export interface NoResultsProps {
  readonly query: string;
  /** Another query that would find something. */
  readonly suggestion?: string;
  /** Public source repository, where readers report what is missing. */
  readonly repositoryUrl: string;
  readonly onSuggestion: (query: string) => void;
}

/** Says that nothing was found, and what to do about it. */
export default function NoResults({
  query,
  suggestion,
  repositoryUrl,
  onSuggestion,
}: NoResultsProps): ReactNode {
  return (
    <div className={styles.screen}>
      <p className={styles.title}>
        No results for “<strong dir="auto">{query}</strong>”
      </p>
      {suggestion !== undefined && (
        <p>
          Try searching for:{' '}
          <button
            className={styles.suggestion}
            type="button"
            onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
      <p className={styles.help}>
        Believe this query should return results?{' '}
        <a href={reportAddress(repositoryUrl, query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
