/**
 * Why: fragments are passages that other pages embed; search engines should find those pages.
 * Wraps: DocItem/Metadata of theme-classic 3.10.
 * Remove when: docs have a front matter field for it that shows no "unlisted" banner.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {isFragment} from '@site/src/config/fragments';

export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Metadata />
      {isFragment(metadata.id) && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
