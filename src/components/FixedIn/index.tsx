import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A problem that a release fixed, in a line, which src/plugins/releases adds to a page. The search finds it
 * on the page with all problems only, by `data-fixed-in`.
 */
export default function FixedIn({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.line} data-fixed-in>
      {children}
    </div>
  );
}
