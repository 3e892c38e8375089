import type {Command, VersionName} from './types.ts';

/** Folder of the sidebar data. */
export const SIDEBAR_FOLDER = 'src/generated/cli-sidebar';

/** Folder of the data that the version banner reads: replacements of commands, by version. */
export const REPLACEMENTS_FOLDER = 'src/generated/cli-replacements';

const folders: Readonly<Record<VersionName, string>> = {
  '6.x': 'docs/cli',
  '5.x': 'versioned_docs/version-5.x/commands',
  '4.x': 'versioned_docs/version-4.x/commands',
};

const routes: Readonly<Record<VersionName, string>> = {
  '6.x': '/cli',
  '5.x': '/5.x/commands',
  '4.x': '/4.x/commands',
};

type Place = Pick<Command, 'slug' | 'isRoot'>;

/** Folder of the pages of a version, from the root of the repository. */
export function folderOf(version: VersionName): string {
  return folders[version];
}

/** File of a page in its folder. The root of 6.x is the index; elsewhere it is named `devspace`. */
export function fileOf(version: VersionName, {slug, isRoot}: Place): string {
  return isRoot && version === '6.x' ? 'index.mdx' : `${slug}.mdx`;
}

/** Address of a page for links from other versions; Docusaurus puts the base path in front. */
export function routeOf(version: VersionName, {slug, isRoot}: Place): string {
  return isRoot && version === '6.x' ? routes[version] : `${routes[version]}/${slug}`;
}

/** Id of a page for the sidebar. */
export function docIdOf(version: VersionName, place: Place): string {
  const folder = folderOf(version).split('/').at(-1) ?? '';
  return `${folder}/${fileOf(version, place).replace(/\.mdx$/, '')}`;
}
