import type {VersionLabel} from '@devspace-docs/versions';

/** Paths of nested fields; `names` is separated by spaces. */
function within(parent: string, names: string): string[] {
  return names.split(' ').map((name) => `${parent}.${name}`);
}

/**
 * Fields that only the overview page of their section shows, although their siblings are on topic pages.
 * `npm run check` reports all other fields that no topic page shows.
 */
export const overviewFields: Readonly<Record<VersionLabel, readonly string[]>> = {
  '6.x': [
    'images.*.name',
    ...within('deployments.*', 'name updateImageTags namespace'),
    ...within('dev.*', 'name containers'),
    ...within(
      'dependencies.*',
      'name disabled pipeline vars overwriteVars ignoreDependencies namespace',
    ),
  ],
  '5.x': [
    'vars[].source',
    ...within('deployments[]', 'name namespace disabled concurrent'),
    ...within('profiles[]', 'name description'),
  ],
  '4.x': [
    'vars[].source',
    ...within('deployments[]', 'name namespace'),
    ...within('profiles[]', 'name parent'),
  ],
};
