import {useMemo} from 'react';
import type {Props} from '@theme/TOC';

/** Keeps browsers from translating code in a table of contents, whose entries are HTML. */
export function useUntranslatedCode(toc: Props['toc']): Props['toc'] {
  return useMemo(
    () =>
      toc.map((item) => ({
        ...item,
        value: item.value.replaceAll('<code>', '<code translate="no">'),
      })),
    [toc],
  );
}
