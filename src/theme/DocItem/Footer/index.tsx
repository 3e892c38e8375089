/**
 * Why: on phones, the button and the link for the Markdown copy are at the end of the page, so that the text
 * starts at the top.
 * Wraps: DocItem/Footer of theme-classic 3.10.
 * Remove when: the theme has such a button.
 * Upstream: https://github.com/facebook/docusaurus/issues/11333
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Footer from '@theme-original/DocItem/Footer';
import CopyPage from '@site/src/components/CopyPage';
import {markdownUrl} from '@site/src/config/markdown-copies';
import styles from './styles.module.css';

export default function FooterWrapper(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Footer />
      <div className={styles.copy}>
        <CopyPage url={markdownUrl(permalink, baseUrl)} />
      </div>
    </>
  );
}
