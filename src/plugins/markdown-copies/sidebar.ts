/** Reads which pages stand together in the sidebar. Pure. */

/** The parts of sidebar items that matter here. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string} | undefined;
  readonly items?: readonly SidebarItem[];
}

/** Pages of a category, with those of the categories in it. */
export interface IdGroup {
  readonly label: string;
  readonly ids: readonly string[];
}

/** Pages outside of all categories. */
const FIRST = 'Overview';

function readIds({type, id, link, items = []}: SidebarItem): string[] {
  const own = type === 'doc' || type === 'ref' ? id : link?.type === 'doc' ? link.id : undefined;
  return [...(own === undefined ? [] : [own]), ...items.flatMap(readIds)];
}

/** Groups the pages of all sidebars by their outermost category. */
export function readGroups(
  sidebars: Readonly<Record<string, readonly unknown[]>>,
): readonly IdGroup[] {
  const items = Object.values(sidebars).flat() as SidebarItem[];
  const loose = items.filter(({type}) => type !== 'category').flatMap(readIds);
  return [
    {label: FIRST, ids: loose},
    ...items
      .filter(({type}) => type === 'category')
      // A category may refer to the page that it leads to.
      .map((item) => ({label: item.label ?? FIRST, ids: [...new Set(readIds(item))]})),
  ];
}
