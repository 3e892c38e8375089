import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {keepPosition} from '@site/src/lib/url-state/position';
import {showSections} from '@site/src/lib/filter-text';
import {hasReturned, revealTarget} from '@site/src/lib/url-state/reveal-target';

/** Decides which entries a filter shows; undefined shows all. */
export type ItemFilter = ((item: HTMLElement) => boolean) | undefined;

/** Shows or hides entries and the sections that contain none. They are outside of React's state. */
function showItems(root: HTMLElement, filter: ItemFilter): HTMLElement[] {
  const items = [...root.querySelectorAll<HTMLElement>('li[data-area]')];
  for (const item of items) item.hidden = filter !== undefined && !filter(item);
  showSections(
    root,
    (section) =>
      filter === undefined || section.querySelector('li[data-area]:not([hidden])') !== null,
  );
  return items.filter(({hidden}) => !hidden);
}

/**
 * Filters the entries in `root`. Both functions must be stable references.
 *
 * @param clear - Removes the filter: called for links to entries that it hides.
 * @returns The entries that are shown; undefined on the server.
 */
export function useItems(
  root: RefObject<HTMLElement | null>,
  filter: ItemFilter,
  clear: () => void,
): readonly HTMLElement[] | undefined {
  const {hash} = useLocation();
  const [shown, setShown] = useState<readonly HTMLElement[]>();
  const shownHash = useRef('');

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!root.current) return;
      const items = showItems(root.current, filter);
      const target = hash === shownHash.current ? null : window.docsPage?.findTarget();
      shownHash.current = hash;
      const isHidden = target?.closest('[hidden]') && root.current.contains(target);
      if (isHidden && !hasReturned()) {
        // A link to a hidden entry removes the filter.
        setShown(showItems(root.current, undefined));
        revealTarget('follow');
        clear();
      } else setShown(items);
      keepPosition();
    });
    return () => cancelAnimationFrame(frame);
  }, [clear, filter, hash, root]);

  return shown;
}
