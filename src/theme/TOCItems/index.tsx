/**
 * Why: keeps browsers from translating code in the table of contents, whose entries are HTML.
 * Wraps: TOCItems of theme-classic 3.10.
 * Remove when: the theme marks code with `translate="no"`.
 * No upstream issue.
 */
import {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const marked = useMemo(
    () =>
      toc.map((item) => ({
        ...item,
        value: item.value.replaceAll('<code>', '<code translate="no">'),
      })),
    [toc],
  );
  return <TOCItems {...props} toc={marked} />;
}
