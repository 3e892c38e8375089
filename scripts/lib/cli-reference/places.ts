import {versionsByLabel, type VersionLabel} from '../../../src/config/versions.ts';
import {commandPage, pagePath} from '../../../src/lib/version-map/page-path.ts';
import type {Command} from './types.ts';

/** Folder of the sidebar data. */
export const SIDEBAR_FOLDER = 'src/generated/cli-sidebar';

/** What to use in the latest version instead of commands that it doesn't have. */
export const REPLACEMENTS_FILE = 'src/generated/cli-replacements.json';

type Place = Pick<Command, 'slug' | 'isRoot'>;

/** Folder of the pages of a version, from the root of the repository. */
export function folderOf(version: VersionLabel): string {
  const {docsFolder, commandFolder} = versionsByLabel[version];
  return `${docsFolder}/${commandFolder}`;
}

/** File of a page in its folder. */
export function fileOf(version: VersionLabel, {slug, isRoot}: Place): string {
  return `${isRoot ? versionsByLabel[version].rootCommandPage : slug}.mdx`;
}

/** Link to a page from other versions; Docusaurus prefixes it with the base path. */
export function routeOf(version: VersionLabel, {slug}: Place): string {
  return `/${pagePath({version, page: commandPage(version, slug)})}`;
}

/** Id of a page for the sidebar. */
export function docIdOf(version: VersionLabel, place: Place): string {
  const {commandFolder} = versionsByLabel[version];
  return `${commandFolder}/${fileOf(version, place).replace(/\.mdx$/, '')}`;
}
