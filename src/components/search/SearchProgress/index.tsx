import {useSyncExternalStore, type ReactNode} from 'react';
import {readProgress, subscribeToProgress} from '@devspace-docs/search';
import styles from './styles.module.css';

/** How much of the search index has arrived. Nothing, unless it's loading. */
export default function SearchProgress(): ReactNode {
  const share = useSyncExternalStore(subscribeToProgress, readProgress, () => undefined);
  if (share === undefined) return null;
  return <progress className={styles.progress} aria-label="Search index" value={share} />;
}
