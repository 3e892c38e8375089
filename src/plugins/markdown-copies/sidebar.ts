/** Groups pages as the sidebar does, also those that it leaves out. Pure. */

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

/** Pages that the sidebar leaves out, and that are near to none of its pages. */
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
  const loose = items.filter(({type}) => type !== 'category').flatMap(readIds);
  return [
    {label: FIRST, ids: loose},
    ...items
      .filter(({type}) => type === 'category')
      // A category may refer to the page that it leads to.
      .map((item) => ({label: item.label ?? FIRST, ids: [...new Set(readIds(item))]})),
  ];
}

/** How many words two ids begin with alike: `cli/list` and `cli/list_all` share two. */
function countShared(id: string, other: string): number {
  const words = id.split(/[/_]/);
  const others = other.split(/[/_]/);
  const end = words.findIndex((word, index) => word !== others[index]);
  return end === -1 ? words.length : end;
}

function addPage(groups: readonly IdGroup[], id: string): readonly IdGroup[] {
  const nearest = Math.max(
    1,
    ...groups.flatMap(({ids}) => ids.map((other) => countShared(id, other))),
  );
  const isNear = (other: string): boolean => countShared(id, other) === nearest;
  const group = groups.find(({label, ids}) => label === LAST || ids.some(isNear));
  if (!group) return [...groups, {label: LAST, ids: [id]}];
  const place = group.ids.findLastIndex(isNear);
  const ids = group.ids.toSpliced(place === -1 ? group.ids.length : place + 1, 0, id);
  return groups.map((other) => (other === group ? {...group, ids} : other));
}

/** Adds pages that the groups leave out: each after the page whose URL is nearest to its own. */
export function addPages(groups: readonly IdGroup[], ids: readonly string[]): readonly IdGroup[] {
  const known = new Set(groups.flatMap((group) => group.ids));
  return ids.filter((id) => !known.has(id)).reduce(addPage, groups);
}
