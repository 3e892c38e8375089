import {recipeTags, type RecipeTagGroup} from '../../config/recipes.ts';

/** Tags of a recipe, by group: `recipe` in its front matter. */
export type RecipeTags = Readonly<Record<RecipeTagGroup, readonly string[]>>;

/** A recipe in the gallery. */
export interface Recipe {
  /** URL with the base path. */
  readonly path: string;
  /** Name of the version in Docusaurus. */
  readonly version: string;
  /** As in the sidebar. */
  readonly name: string;
  readonly description: string;
  readonly tags: RecipeTags;
}

export const tagGroups = Object.keys(recipeTags) as RecipeTagGroup[];

/** The tags of a group with their labels, in display order. */
export function listTags(group: RecipeTagGroup): Array<readonly [tag: string, label: string]> {
  return Object.entries(recipeTags[group]);
}

/** The tags of a recipe with their groups and labels, in display order. */
export function labelTags(
  tags: RecipeTags,
): Array<{readonly group: RecipeTagGroup; readonly tag: string; readonly label: string}> {
  return tagGroups.flatMap((group) =>
    listTags(group)
      .filter(([tag]) => tags[group].includes(tag))
      .map(([tag, label]) => ({group, tag, label})),
  );
}

/** Validates `recipe` of the front matter; undefined if a group is missing or a tag is unknown. */
export function readRecipeTags(value: unknown): RecipeTags | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const tags = value as Readonly<Record<string, unknown>>;
  const isValid = tagGroups.every((group) => {
    const list = tags[group];
    return (
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((tag) => typeof tag === 'string' && Object.hasOwn(recipeTags[group], tag))
    );
  });
  const hasOthers = Object.keys(tags).some((key) => !Object.hasOwn(recipeTags, key));
  return isValid && !hasOthers ? (value as RecipeTags) : undefined;
}

/** Formats tags as a query, for `data-tags`: `language=go&task=database`. */
export function formatTags(tags: RecipeTags): string {
  return tagGroups
    .flatMap((group) => tags[group].map((tag) => `${group}=${encodeURIComponent(tag)}`))
    .join('&');
}
