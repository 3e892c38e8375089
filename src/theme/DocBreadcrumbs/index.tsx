/**
 * Why: each page can be had in Markdown: a button and a link stand beside the breadcrumbs.
 * Wraps: DocBreadcrumbs of theme-classic 3.10.
 * Remove when: the theme offers it itself.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import {markdownAddress} from '@site/src/config/markdown-copies';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage address={markdownAddress(metadata.permalink, siteConfig.baseUrl)} />
    </div>
  );
}
