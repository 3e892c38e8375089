import {useMemo} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';

/** Keeps browsers from translating code in a table of contents, whose entries are HTML. */
export function useUntranslatedCode(toc: readonly TOCItem[]): readonly TOCItem[] {
  return useMemo(
    () =>
      toc.map((item) => ({
        ...item,
        value: item.value.replaceAll('<code>', '<code translate="no">'),
      })),
    [toc],
  );
}
