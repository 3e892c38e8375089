import {useCallback, type RefObject} from 'react';
import {useShownItems} from '@site/src/hooks/useShownItems';
import {showSections} from '@site/src/lib/filter-text';

/** Decides which entries a filter shows; undefined shows all. */
export type ItemFilter = ((item: HTMLElement) => boolean) | undefined;

/** Shows or hides entries and the sections that contain none. */
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

/** Filters the entries in `root`: see `useShownItems`. The filter must be a stable reference. */
export function useItems(
  root: RefObject<HTMLElement | null>,
  filter: ItemFilter,
  clear: () => void,
): readonly HTMLElement[] | undefined {
  const show = useCallback(
    (element: HTMLElement, isFiltered: boolean) =>
      showItems(element, isFiltered ? filter : undefined),
    [filter],
  );
  return useShownItems(root, show, clear);
}
