import type {ReactNode} from 'react';
import PageList from '@site/src/components/PageList';
import {usePageIndex} from '@site/src/hooks/usePageIndex';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {nearestPages} from '@site/src/lib/pages/nearest';

const LIMIT = 5;

/** Lists the pages with the URLs most similar to a missing one. Empty until the page index loads. */
export default function NearestPages({path}: {readonly path: string}): ReactNode {
  const pages = nearestPages(path, usePageIndex(), useCurrentVersion(), LIMIT);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Were you looking for one of these?</h2>
      <PageList pages={pages} />
    </section>
  );
}
