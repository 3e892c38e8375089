/**
 * Lists the recipes of all versions for the gallery (`@generated/recipes/default/recipes.json`): pages
 * with `recipe` in their front matter.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {readRecipeTags, type Recipe} from '../../lib/recipes/tags.ts';

type Version = LoadedContent['loadedVersions'][number];

function listRecipes({docs, versionName}: Version): Recipe[] {
  return docs.flatMap(({frontMatter, permalink, title, description, source}) => {
    const {recipe} = frontMatter as Readonly<Record<string, unknown>>;
    if (recipe === undefined) return [];
    const tags = readRecipeTags(recipe);
    if (!tags) {
      throw new Error(
        `${source}: \`recipe\` must list tags from src/config/recipes.ts. For details, run \`npm run check\`.`,
      );
    }
    return [{path: permalink, version: versionName, title, description, tags}];
  });
}

export default function recipes(_context: LoadContext): Plugin {
  return {
    name: 'recipes',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const list = content?.loadedVersions.flatMap(listRecipes) ?? [];
      list.sort((a, b) => a.title.localeCompare(b.title, 'en'));
      await actions.createData('recipes.json', JSON.stringify(list));
    },
  };
}
