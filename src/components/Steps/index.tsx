import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders an ordered list as numbered steps. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
