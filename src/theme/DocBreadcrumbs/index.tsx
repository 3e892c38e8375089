/**
 * Why: adds a button and a link for the Markdown copy of the page. The breadcrumbs of a page outside of
 * the sidebar show its parent page, those of a guide how long it takes to read.
 * Wraps: DocBreadcrumbs of theme-classic 3.10.
 * Remove when: the theme supports both.
 * Upstream: https://github.com/facebook/docusaurus/issues/11333
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import PartOf from '@site/src/components/PartOf';
import type {OwnFrontMatter} from '@site/src/lib/pages/types';
import {markdownUrl} from '@site/src/config/markdown-copies';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {part_of: parent, reading_minutes: minutes} = frontMatter as OwnFrontMatter;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.row}>
      {parent ? <PartOf parent={parent} title={metadata.title} /> : <DocBreadcrumbs />}
      {minutes && <span className={styles.reading}>{minutes} min read</span>}
      <CopyPage url={markdownUrl(metadata.permalink, siteConfig.baseUrl)} />
    </div>
  );
}
