/**
 * Why: readers report problems of a page with an issue that names it. On phones, the button and the link for the
 * Markdown copy are here, so that the text starts at the top.
 * Wraps: EditThisPage of theme-classic 3.10, which docs and other pages show.
 * Remove when: the theme has a link for feedback and a button that copies the page.
 * Upstream: https://github.com/facebook/docusaurus/issues/11333
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import CopyPage from '@site/src/components/CopyPage';
import ReportProblem from '@site/src/components/ReportProblem';
import {markdownUrl} from '@site/src/config/markdown-copies';
import styles from './styles.module.css';

export default function EditThisPageWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {plugin} = useRouteContext();
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
      {plugin.name === 'docusaurus-plugin-content-docs' && (
        <div className={styles.copy}>
          <CopyPage url={markdownUrl(pathname, baseUrl)} />
        </div>
      )}
    </>
  );
}
