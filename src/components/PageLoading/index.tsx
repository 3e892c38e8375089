import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface PageLoadingProps {
  readonly error?: Error | null;
  readonly retry: () => void;
  /** Whether loading takes long enough to say so. */
  readonly pastDelay: boolean;
}

/** Placeholder for a page that is loading or failed to load. */
export default function PageLoading({error, retry, pastDelay}: PageLoadingProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={clsx('alert alert--danger theme-admonition', styles.failed)}>
        <p className={styles.title}>This page could not be loaded</p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.loading}>
      Loading…
    </div>
  );
}
