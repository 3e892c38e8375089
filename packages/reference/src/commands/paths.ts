import {versionsByLabel, type VersionLabel, commandPage, pagePath} from '@devspace-docs/versions';
import type {Command} from './types.ts';

export const SIDEBAR_FOLDER = 'src/generated/cli-sidebar';

/** Replacements for commands that the latest version doesn't have. */
export const REPLACEMENTS_FILE = 'packages/versions/src/map/cli-replacements.json';

type CommandId = Pick<Command, 'slug' | 'isRoot'>;

/** Folder of the pages of a version, from the root of the repository. */
export function folderOf(version: VersionLabel): string {
  const {docsFolder, commandFolder} = versionsByLabel[version];
  return `${docsFolder}/${commandFolder}`;
}

export function fileOf(version: VersionLabel, {slug, isRoot}: CommandId): string {
  return `${isRoot ? versionsByLabel[version].rootCommandPage : slug}.mdx`;
}

/** URL of a page for links from other versions; Docusaurus adds the base path. */
export function routeOf(version: VersionLabel, {slug}: CommandId): string {
  return `/${pagePath({version, page: commandPage(version, slug)})}`;
}

/** URL of a section of devspace.yaml in the config reference, for links from other versions. */
export function sectionRouteOf(version: VersionLabel, section: string): string {
  return `/${pagePath({version, page: 'configuration/reference'})}#${section}`;
}

export function docIdOf(version: VersionLabel, command: CommandId): string {
  const {commandFolder} = versionsByLabel[version];
  return `${commandFolder}/${fileOf(version, command).replace(/\.mdx$/, '')}`;
}
