/**
 * Lists pages for components, in `@generated/page-lists/default`:
 *
 * - `menus.json`: the sidebar of each version, for the mobile menu of pages that are in no sidebar.
 * - `recipes.json`: the pages with `recipe` in their front matter, for the gallery, as in the sidebar.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {versions} from '@devspace-docs/versions';
import {readRecipeTags, type Recipe} from '../../lib/recipes/tags.ts';
import {readGroups} from '../markdown-copies/sidebar.ts';

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];

function labelOf({versionName, label}: Version): string {
  return versions.find(({name}) => name === versionName)?.label ?? label;
}

type SidebarItem = Version['sidebars'][string][number];

/** Converts an item of a sidebar, as the docs plugin does for its own pages. */
function toMenuItem(item: SidebarItem, docs: ReadonlyMap<string, Doc>): PropSidebarItem {
  const read = (id: string): Doc => {
    const doc = docs.get(id);
    if (!doc) throw new Error(`the sidebar lists a page that does not exist: ${id}`);
    return doc;
  };
  if (item.type === 'category') {
    const {link, items, ...rest} = item;
    const href = link?.type === 'doc' ? read(link.id).permalink : link?.permalink;
    return {...rest, href, items: items.map((child) => toMenuItem(child, docs))};
  }
  if (item.type === 'link' || item.type === 'html') return item;
  const {permalink, title, frontMatter} = read(item.id);
  const label = frontMatter.sidebar_label ?? item.label ?? title;
  const className = frontMatter.sidebar_class_name ?? item.className;
  return {type: 'link', href: permalink, label, className};
}

/** The sidebar of a version, with its label. */
function listMenu(version: Version): [string, PropSidebarItem[]] {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const items = Object.values(version.sidebars).flat();
  return [labelOf(version), items.map((item) => toMenuItem(item, docs))];
}

function listRecipes({docs, versionName, sidebars}: Version): Recipe[] {
  const inOrder = readGroups(sidebars).flatMap(({ids}) => ids);
  const sorted = docs.toSorted((a, b) => inOrder.indexOf(a.id) - inOrder.indexOf(b.id));
  return sorted.flatMap(({frontMatter, permalink, title, description, source}) => {
    const {recipe} = frontMatter as Readonly<Record<string, unknown>>;
    if (recipe === undefined) return [];
    const tags = readRecipeTags(recipe);
    if (!tags) {
      throw new Error(
        `${source}: \`recipe\` must list \`language\` and \`task\` with tags from src/config/recipes.ts.`,
      );
    }
    return [{path: permalink, version: versionName, name: title, description, tags}];
  });
}

export default function pageLists(_context: LoadContext): Plugin {
  return {
    name: 'page-lists',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const built = content?.loadedVersions ?? [];
      const recipes = built.flatMap(listRecipes);
      const menus = Object.fromEntries(built.map(listMenu));
      await actions.createData('menus.json', JSON.stringify(menus));
      await actions.createData('recipes.json', JSON.stringify(recipes));
    },
  };
}
