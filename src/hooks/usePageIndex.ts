import {useEffect, useState} from 'react';
import type {PageSummary} from '@site/src/lib/pages/types';

/** Lazy loads the index of all pages. Empty until it has loaded, or if loading fails. */
export function usePageIndex(): readonly PageSummary[] {
  const [pages, setPages] = useState<readonly PageSummary[]>([]);
  useEffect(() => {
    import('@generated/page-index/default/page-index.json').then(
      ({default: index}) => setPages(index),
      // Features that use the index are optional.
      () => {},
    );
  }, []);
  return pages;
}
