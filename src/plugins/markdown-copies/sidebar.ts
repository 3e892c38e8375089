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

/** Group of the pages that aren't in the sidebar, and aren't similar to a page in it. */
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

/** Counts the leading words that two ids share: `cli/list` and `cli/list_all` share two. */
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
  const index = group.ids.findLastIndex(isNear);
  const ids = group.ids.toSpliced(index === -1 ? group.ids.length : index + 1, 0, id);
  return groups.map((other) => (other === group ? {...group, ids} : other));
}

/** Adds missing pages to the groups, each after the page with the most similar id. */
export function addPages(groups: readonly IdGroup[], ids: readonly string[]): readonly IdGroup[] {
  const known = new Set(groups.flatMap((group) => group.ids));
  return ids.filter((id) => !known.has(id)).reduce(addPage, groups);
}
