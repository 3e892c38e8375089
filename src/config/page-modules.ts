import sidebars from '../../sidebars.ts';
import type {PageModules} from '../../scripts/lib/content/pages/site.ts';
import {readRecipeTags} from '../lib/recipes/tags.ts';
import {topics} from '../lib/version-map/topics.ts';

/** What the content check needs from the code of the site. */
export const pageModules: PageModules = {
  sidebars,
  topics,
  isRecipe: (value) => readRecipeTags(value) !== undefined,
};
