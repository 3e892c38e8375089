import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PageLoadingProps {
  /** Why the page could not be loaded. */
  readonly error?: Error | null;
  readonly retry: () => void;
  /** Whether readers have waited long enough to be told. */
  readonly pastDelay: boolean;
}

/** Stands in for a page that is not there yet, or cannot be loaded. */
export default function PageLoading({error, retry, pastDelay}: PageLoadingProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failed}>
        <p className={styles.title}>This page could not be loaded</p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  );
}
