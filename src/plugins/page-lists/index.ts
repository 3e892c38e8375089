/**
 * Lists pages for components, in `@generated/page-lists/default`:
 *
 * - `menus.json`: the sidebar of each version, for the mobile menu of pages that are in no sidebar.
 * - `recipes.json`: the pages with `recipe` in their front matter, for the gallery, as in the sidebar.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import {readRecipeTags, type Recipe} from '../../lib/recipes/tags.ts';
import {readGroups} from '../markdown-copies/sidebar.ts';

function listRecipes({docs, versionName, sidebars}: LoadedVersion): Recipe[] {
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
      const menus = Object.fromEntries(
        built.map((version) => [
          version.versionName,
          Object.values(toSidebarsProp(version)).flat(),
        ]),
      );
      // The menu doesn't need the ids, a third of the data.
      const withoutIds = (name: string, value: unknown) => (name === 'docId' ? undefined : value);
      await actions.createData('menus.json', JSON.stringify(menus, withoutIds));
      await actions.createData('recipes.json', JSON.stringify(recipes));
    },
  };
}
