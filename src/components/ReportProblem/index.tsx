import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {useSearch} from '@site/src/hooks/useSearch';
import {issueUrl} from '@devspace-docs/common';
import styles from './styles.module.css';

/** Link to a new issue that names the current page and its version. */
export default function ReportProblem(): ReactNode {
  const {path, version, isVersioned} = useCurrentPage();
  const {repositoryUrl} = useSearch();
  const lines = [`Page: ${useBaseUrl(path, {absolute: true})}`];
  if (isVersioned) lines.push(`Version: ${version}`);
  return (
    <Link
      className={styles.link}
      to={issueUrl(repositoryUrl, `Docs: /${path}`, `${lines.join('\n')}\n\n`)}>
      Report a problem
    </Link>
  );
}
