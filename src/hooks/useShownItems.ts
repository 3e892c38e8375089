import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {keepPosition} from '@site/src/lib/url-state/position';
import {hasReturned, revealTarget} from '@site/src/lib/url-state/reveal-target';

/**
 * Hides the entries in an element that don't match a filter, which are outside of React's state, or shows
 * all of them. Returns those that are shown.
 */
export type ShowItems = (root: HTMLElement, isFiltered: boolean) => readonly HTMLElement[];

/**
 * Filters the entries in `root`. Both functions must be stable references.
 *
 * @param show - Changes with the filter.
 * @param clear - Removes the filter: called for links to entries that it hides.
 * @returns The entries that are shown; undefined on the server.
 */
export function useShownItems(
  root: RefObject<HTMLElement | null>,
  show: ShowItems,
  clear: () => void,
): readonly HTMLElement[] | undefined {
  const {hash} = useLocation();
  const [shown, setShown] = useState<readonly HTMLElement[]>();
  const shownHash = useRef('');

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!root.current) return;
      const items = show(root.current, true);
      const target = hash === shownHash.current ? null : window.docsPage?.findTarget();
      shownHash.current = hash;
      const isHidden = target?.closest('[hidden]') && root.current.contains(target);
      if (isHidden && !hasReturned()) {
        // A link to a hidden entry removes the filter.
        setShown(show(root.current, false));
        revealTarget('follow');
        clear();
      } else setShown(items);
      keepPosition();
    });
    return () => cancelAnimationFrame(frame);
  }, [clear, show, hash, root]);

  return shown;
}
