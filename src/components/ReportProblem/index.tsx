import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {useSearch} from '@site/src/hooks/useSearch';
import {issueUrl} from '@devspace-docs/common';
import styles from './styles.module.css';

/** Link to a new issue that names the current page and its version. */
export default function ReportProblem(): ReactNode {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const {version} = useCurrentPage();
  const {repositoryUrl} = useSearch();
  const body = `Page: ${url}${pathname}\nVersion: ${version}\n\n`;
  return (
    <Link className={styles.link} to={issueUrl(repositoryUrl, `Docs: ${pathname}`, body)}>
      Report a problem
    </Link>
  );
}
