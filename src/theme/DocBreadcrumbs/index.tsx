/**
 * Why: the home icon in older versions needs another link, and pages outside of the sidebar have a parent
 * page. Adds how long a guide takes to read, a button and a link for the Markdown copy of the page, and
 * metadata: every docs page has breadcrumbs. Before them is a link to the table of contents, which is after the
 * text.
 * Replaces: DocBreadcrumbs of theme-classic 3.10.
 * Remove when: the theme supports all of them.
 * Upstream: https://github.com/facebook/docusaurus/issues/11333
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import DocHead from '@site/src/components/DocHead';
import type {OwnFrontMatter} from '@site/src/lib/pages/types';
import {markdownUrl} from '@site/src/config/markdown-copies';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {reading_minutes: minutes} = frontMatter as OwnFrontMatter;
  const copy = markdownUrl(metadata.permalink, useDocusaurusContext().siteConfig.baseUrl);
  return (
    <div className={styles.row}>
      <DocHead copy={copy} />
      {toc.length > 0 && !frontMatter.hide_table_of_contents && (
        <a className={styles.skip} href="#on-this-page">
          Skip to “On this page”
        </a>
      )}
      <Breadcrumbs />
      {minutes && <span className={styles.reading}>{minutes} min read</span>}
      <CopyPage url={copy} />
    </div>
  );
}
