import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface CheckMarkProps {
  /** Version that the build checked the code against. */
  readonly version: string;
  /** Another mark is before it on the page: the keyboard reaches the first one. */
  readonly isRepeated: boolean;
}

/** Tells that the build checked a sample, and leads to what that means. */
export default function CheckMark({version, isRepeated}: CheckMarkProps): ReactNode {
  return (
    <a className={styles.mark} href={useBaseUrl('/tested')} tabIndex={isRepeated ? -1 : undefined}>
      Checked against {version}
    </a>
  );
}
