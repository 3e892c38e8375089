import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {isFragment} from '@site/src/config/fragments';

/**
 * Metadata of a docs page: the title of an older version includes the version, so that search engine results
 * differ. Search engines should find the pages that embed a fragment, but not the fragment.
 *
 * @param props.copy - URL of the Markdown copy.
 */
export default function DocHead({copy}: {readonly copy: string}): ReactNode {
  const {id, title} = useDoc().metadata;
  const {isLast, label} = useDocsVersion();
  return (
    <>
      {!isLast && !title.includes(label) && <PageMetadata title={`${title} (${label})`} />}
      <Head>
        <link rel="alternate" type="text/markdown" href={copy} />
        {isFragment(id) && <meta name="robots" content="noindex" />}
      </Head>
    </>
  );
}
