import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Draws the ordered list inside as a line of numbered steps. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
