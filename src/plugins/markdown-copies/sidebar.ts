/** Groups pages by sidebar category, including pages outside of the sidebar. Pure. */

import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];

/** Pages of a category, including nested categories. */
export interface IdGroup {
  readonly label: string;
  readonly ids: readonly string[];
}

/** Group of the pages outside of all categories. */
const FIRST = 'Overview';

/** Group of the pages that aren't in the sidebar. */
const LAST = 'More';

function readIds(item: Sidebars[string][number]): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const {link, items} = item;
  return [...(link?.type === 'doc' ? [link.id] : []), ...items.flatMap(readIds)];
}

/** Groups the pages of all sidebars by their outermost category. */
export function readGroups(sidebars: Sidebars): readonly IdGroup[] {
  const items = Object.values(sidebars).flat();
  const ungrouped = items.filter(({type}) => type !== 'category').flatMap(readIds);
  return [
    {label: FIRST, ids: ungrouped},
    ...items
      .filter((item) => item.type === 'category')
      // A category can also contain the page that it links to.
      .map((item) => ({label: item.label, ids: [...new Set(readIds(item))]})),
  ];
}

/** Adds the pages that are in no group as a last group. */
export function addPages(groups: readonly IdGroup[], ids: readonly string[]): readonly IdGroup[] {
  const known = new Set(groups.flatMap((group) => group.ids));
  return [...groups, {label: LAST, ids: ids.filter((id) => !known.has(id))}];
}
