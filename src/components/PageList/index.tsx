import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageSummary} from '@site/src/page-index/types';
import styles from './styles.module.css';

/** Lists pages with their release line and what they answer. */
export default function PageList({pages}: {readonly pages: readonly PageSummary[]}): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({path, line, title, description}) => (
        <li key={path}>
          <Link to={path}>{title}</Link> <span className={styles.line}>{line}</span>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
