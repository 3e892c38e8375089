/**
 * Why: titles of old release lines name their line, so that results of a search engine differ; and
 * fragments are passages that other pages embed: those pages should be found.
 * Wraps: DocItem/Metadata of theme-classic 3.10.
 * Remove when: docs have a front matter field for it that shows no "unlisted" banner.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {isFragment} from '@site/src/config/fragments';

export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <Metadata />
      {!isLast && !metadata.title.includes(label) && (
        <PageMetadata title={`${metadata.title} (${label})`} />
      )}
      {isFragment(metadata.id) && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
