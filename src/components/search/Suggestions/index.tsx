import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SuggestionsProps {
  readonly queries: readonly string[];
  readonly onSuggestion: (query: string) => void;
}

/** Buttons that search for other queries. */
export default function Suggestions({queries, onSuggestion}: SuggestionsProps): ReactNode {
  return (
    <p className={styles.suggestions}>
      Try searching for:{' '}
      {queries.map((query) => (
        <button
          key={query}
          className="button button--secondary button--sm margin-right--sm"
          type="button"
          onClick={() => onSuggestion(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}
