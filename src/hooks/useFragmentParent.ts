import {useEffect, useState} from 'react';
import {isFragment} from '@site/src/config/fragments';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';

/**
 * Site path of the page that embeds the current page, if that's a fragment. Loaded on demand, because only
 * the page itself knows its front matter, and few pages need the list.
 */
export function useFragmentParent(): string | undefined {
  const {path, page} = useCurrentPage();
  const [parents, setParents] = useState<Readonly<Record<string, string | undefined>>>({});
  const isPart = isFragment(page);
  useEffect(() => {
    if (!isPart) return;
    import(
      /* webpackChunkName: "list-parents" */ '@generated/page-lists/default/parents.json'
    ).then(
      ({default: list}) => setParents(list),
      // Without the list, the menu leads to landing pages.
      () => {},
    );
  }, [isPart]);
  return isPart ? parents[path] : undefined;
}
