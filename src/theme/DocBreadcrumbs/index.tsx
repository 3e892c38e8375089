/**
 * Why: each page is also available in Markdown, through a button and a link next to the breadcrumbs.
 * For a page that is in no sidebar, they lead to the page that it belongs to.
 * Wraps: DocBreadcrumbs of theme-classic 3.10.
 * Remove when: the theme offers it itself.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import PartOf from '@site/src/components/PartOf';
import type {Parent} from '@site/src/lib/pages/types';
import {markdownUrl} from '@site/src/config/markdown-copies';
import styles from './styles.module.css';

/** Front matter of this site, in addition to that of Docusaurus. */
interface FrontMatter {
  /** The page that a page outside of the sidebar belongs to. */
  readonly part_of?: Parent;
}

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {part_of: parent} = frontMatter as FrontMatter;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.row}>
      {parent ? <PartOf parent={parent} title={metadata.title} /> : <DocBreadcrumbs />}
      <CopyPage address={markdownUrl(metadata.permalink, siteConfig.baseUrl)} />
    </div>
  );
}
