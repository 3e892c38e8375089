import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Parent} from '@site/src/lib/pages/types';
import {versionsByLabel} from '@site/src/config/versions';
import {useReadPage} from '@site/src/hooks/useReadPage';
import styles from './styles.module.css';

/** Leads from a page that is in no sidebar to the page it belongs to, and to its version. */
export default function PartOf({title, to}: Parent): ReactNode {
  const {version} = useReadPage();
  return (
    <p className={styles.partOf}>
      Part of <Link to={to}>{title}</Link> in the{' '}
      <Link to={`/${versionsByLabel[version].path}`}>DevSpace {version} docs</Link>
    </p>
  );
}
