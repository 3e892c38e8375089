import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {useSearch} from '@site/src/hooks/useSearch';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {issueUrl} from '@devspace-docs/common';
import {pagePath} from '@devspace-docs/versions';
import styles from './styles.module.css';

const HELP_PAGE = 'getting-started/next-steps#help';

/**
 * Link to a new issue that names the current page and its version. On the troubleshooting pages, readers
 * more often need an answer, so these link to the places to ask, too.
 */
export default function ReportProblem(): ReactNode {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const {version, page} = useCurrentPage();
  const help = useBaseUrl(pagePath({version, page: HELP_PAGE}));
  const {repositoryUrl} = useSearch();
  const body = `Page: ${url}${pathname}\nVersion: ${version}\n\n`;
  return (
    <>
      {/^troubleshooting(\/|$)/u.test(page) && (
        <Link className={styles.link} to={help}>
          Get help
        </Link>
      )}
      <Link className={styles.link} to={issueUrl(repositoryUrl, `Docs: ${pathname}`, body)}>
        Report a problem
      </Link>
    </>
  );
}
