import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface FilterBarProps {
  /** What it filters, for screen readers. */
  readonly label: string;
  /** Controls, with the classes in styles.module.css. */
  readonly children: ReactNode;
}

/** The controls of a filter, which stay at the top of the window. Hidden without JavaScript. */
export default function FilterBar({label, children}: FilterBarProps): ReactNode {
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      {children}
    </div>
  );
}
