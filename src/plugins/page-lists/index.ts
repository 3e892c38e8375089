/**
 * Lists pages for components, in `@generated/page-lists/default`: all pages for the not-found page
 * (`pages.json`), which loads them on demand, and the recipes of all versions for the gallery
 * (`recipes.json`), which are the pages with `recipe` in their front matter.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {isFragment} from '../../config/fragments.ts';
import {versions} from '../../config/versions.ts';
import type {PageSummary} from '../../lib/pages/types.ts';
import {readRecipeTags, type Recipe} from '../../lib/recipes/tags.ts';

type Version = LoadedContent['loadedVersions'][number];

function listPages({docs, versionName, label}: Version): PageSummary[] {
  const version = versions.find(({name}) => name === versionName)?.label ?? label;
  return docs
    .filter(({id, unlisted}) => !unlisted && !isFragment(id))
    .map(({permalink, title}) => ({path: permalink, version, title}));
}

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

export default function pageLists(_context: LoadContext): Plugin {
  return {
    name: 'page-lists',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const built = content?.loadedVersions ?? [];
      const recipes = built
        .flatMap(listRecipes)
        .sort((a, b) => a.title.localeCompare(b.title, 'en'));
      await actions.createData('pages.json', JSON.stringify(built.flatMap(listPages)));
      await actions.createData('recipes.json', JSON.stringify(recipes));
    },
  };
}
