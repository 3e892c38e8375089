/** Groups pages by sidebar category, including pages outside of the sidebar. Pure. */

/** The parts of sidebar items that are used. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string} | undefined;
  readonly items?: readonly SidebarItem[];
}

/** Pages of a category, including nested categories. */
export interface IdGroup {
  readonly label: string;
  readonly ids: readonly string[];
}

/** Group of the pages outside of all categories. */
const FIRST = 'Overview';

/** Group of the pages that aren't in the sidebar. */
const LAST = 'More';

function readIds({type, id, link, items = []}: SidebarItem): string[] {
  const own = type === 'doc' || type === 'ref' ? id : link?.type === 'doc' ? link.id : undefined;
  return [...(own === undefined ? [] : [own]), ...items.flatMap(readIds)];
}

/** Groups the pages of all sidebars by their outermost category. */
export function readGroups(
  sidebars: Readonly<Record<string, readonly unknown[]>>,
): readonly IdGroup[] {
  const items = Object.values(sidebars).flat() as SidebarItem[];
  const ungrouped = items.filter(({type}) => type !== 'category').flatMap(readIds);
  return [
    {label: FIRST, ids: ungrouped},
    ...items
      .filter(({type}) => type === 'category')
      // A category can also contain the page that it links to.
      .map((item) => ({label: item.label ?? FIRST, ids: [...new Set(readIds(item))]})),
  ];
}

/** Adds the pages that are in no group as a last group. */
export function addPages(groups: readonly IdGroup[], ids: readonly string[]): readonly IdGroup[] {
  const known = new Set(groups.flatMap((group) => group.ids));
  return [...groups, {label: LAST, ids: ids.filter((id) => !known.has(id))}];
}
