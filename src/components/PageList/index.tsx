import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageSummary} from '@site/src/lib/pages/types';
import styles from './styles.module.css';

/** Lists pages with their versions. */
export default function PageList({pages}: {readonly pages: readonly PageSummary[]}): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({path, version, title}) => (
        <li key={path}>
          <Link to={path}>{title}</Link> <span className={styles.version}>{version}</span>
        </li>
      ))}
    </ul>
  );
}
