import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ErrorEntryProps {
  readonly children: ReactNode;
}

/** An error message with its cause and its fix, which src/plugins/errors adds to a page. */
export default function ErrorEntry({children}: ErrorEntryProps): ReactNode {
  return <div className={styles.entry}>{children}</div>;
}
