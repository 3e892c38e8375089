import type {ReactNode} from 'react';
import styles from '@site/src/components/search/NoResults/styles.module.css';

/** Error state of the search, with a retry button. */
export default function SearchFailed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p className={styles.help}>You might want to check your network connection.</p>
      <button className="button button--primary" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
