import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconHome from '@theme/Icon/Home';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import styles from './styles.module.css';

/** First breadcrumb: the landing page of the current version. */
export default function HomeCrumb(): ReactNode {
  const {version} = useCurrentPage();
  const home = useBaseUrl(`/${versionsByLabel[version].path}`);
  return (
    <li className="breadcrumbs__item">
      <Link aria-label={`Home page of ${version}`} className="breadcrumbs__link" to={home}>
        <IconHome className={styles.icon} />
      </Link>
    </li>
  );
}
