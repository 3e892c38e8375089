import sidebars from '../../sidebars.ts';
import type {PageModules} from '@devspace-docs/pages';
import {readRecipeTags} from '../lib/recipes/tags.ts';

/** What the content check needs from the code of the site. */
export const pageModules: PageModules = {
  sidebars,
  isRecipe: (value) => readRecipeTags(value) !== undefined,
};
