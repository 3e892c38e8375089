import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface CheckMarkProps {
  /** Version that the build checked the code against. */
  readonly version: string;
  /** Whether the page has an earlier mark: only the first is in the tab order. */
  readonly isRepeated: boolean;
}

/** States that the build checked a sample, and links to the details. */
export default function CheckMark({version, isRepeated}: CheckMarkProps): ReactNode {
  return (
    <a className={styles.mark} href={useBaseUrl('/tested')} tabIndex={isRepeated ? -1 : undefined}>
      Checked against {version}
    </a>
  );
}
