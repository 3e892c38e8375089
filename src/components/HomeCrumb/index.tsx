import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconHome from '@theme/Icon/Home';
import {releaseLines} from '@site/src/config/versions';
import {useReadPage} from '@site/src/hooks/useReadPage';
import styles from './styles.module.css';

/** First of the breadcrumbs: the landing page of the version being read. */
export default function HomeCrumb(): ReactNode {
  const {line} = useReadPage();
  const segment = releaseLines.find((release) => release.line === line)?.segment ?? '';
  const home = useBaseUrl(`/${segment}`);
  return (
    <li className="breadcrumbs__item">
      <Link aria-label={`Home page of ${line}`} className="breadcrumbs__link" to={home}>
        <IconHome className={styles.icon} />
      </Link>
    </li>
  );
}
