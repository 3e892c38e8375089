import type {VersionLabel} from '../../../src/config/versions.ts';

/** Fields `names` of the object at `parent`. */
function within(parent: string, names: string): string[] {
  return names.split(' ').map((name) => `${parent}.${name}`);
}

/**
 * Fields that only the page about their whole section shows, although topic pages show the fields next to
 * them. `npm run check` reports all other fields without a topic.
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
