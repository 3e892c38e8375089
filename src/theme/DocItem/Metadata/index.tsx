/**
 * Why: titles of older versions include the version, so that search engine results differ. Fragments are
 * `noindex`, because search engines should find the pages that embed them. `rel="alternate"` links to the
 * Markdown copy.
 * Wraps: DocItem/Metadata of theme-classic 3.10.
 * Remove when: Docusaurus has front matter for this that doesn't show the "unlisted" banner.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {isFragment} from '@site/src/config/fragments';
import {markdownUrl} from '@site/src/config/markdown-copies';

export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <Metadata />
      {!isLast && !metadata.title.includes(label) && (
        <PageMetadata title={`${metadata.title} (${label})`} />
      )}
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={markdownUrl(metadata.permalink, siteConfig.baseUrl)}
        />
      </Head>
      {isFragment(metadata.id) && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
