import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ErrorEntryProps {
  /** Anchor: `error-not-found`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** An error message with its cause and its fix, which src/plugins/errors adds to a page. */
export default function ErrorEntry({id, children}: ErrorEntryProps): ReactNode {
  return (
    <div id={id} className={styles.entry}>
      {children}
    </div>
  );
}
