import type {ReactNode} from 'react';
import {reportUrl} from '@site/src/lib/search/report-url';
import styles from './styles.module.css';

export interface NoResultsProps {
  readonly query: string;
  /** A query that is close to this one and finds something. */
  readonly suggestion?: string;
  /** Queries that always find something, suggested when none is close. */
  readonly topics: readonly string[];
  /** Public source repository, where readers report what is missing. */
  readonly repositoryUrl: string;
  readonly onSuggestion: (query: string) => void;
}

/** Says that nothing was found, and suggests what to do next. */
export default function NoResults({
  query,
  suggestion,
  topics,
  repositoryUrl,
  onSuggestion,
}: NoResultsProps): ReactNode {
  return (
    <div className={styles.screen}>
      <p className={styles.title}>
        No results for “<strong dir="auto">{query}</strong>”
      </p>
      <p className={styles.suggestions}>
        Try searching for:
        {(suggestion === undefined ? topics : [suggestion]).map((other) => (
          <button
            key={other}
            className={styles.suggestion}
            type="button"
            onClick={() => onSuggestion(other)}>
            {other}
          </button>
        ))}
      </p>
      <p className={styles.help}>
        Believe this query should return results?{' '}
        <a href={reportUrl(repositoryUrl, query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
