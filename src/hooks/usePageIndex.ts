import {useEffect, useState} from 'react';
import type {PageSummary} from '@site/src/lib/pages/types';

/** The index of all pages, once it is here: only the pages that use this hook ask for it. */
export function usePageIndex(): readonly PageSummary[] {
  const [pages, setPages] = useState<readonly PageSummary[]>([]);
  useEffect(() => {
    import('@generated/page-index/default/page-index.json').then(
      ({default: index}) => setPages(index),
      // What it is for is an offer, which is left out then.
      () => {},
    );
  }, []);
  return pages;
}
