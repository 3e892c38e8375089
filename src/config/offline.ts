import type {ReleaseLine} from './versions.ts';

/** Folder of the archives in the built site. */
export const OFFLINE_FOLDER = 'offline';

/** Name of the archive of a release line, and of the folder inside it. */
export function offlineName(line: ReleaseLine): string {
  return `devspace-docs-${line}`;
}

/** Path of the archive below the base path. */
export function offlineArchive(line: ReleaseLine): string {
  return `${OFFLINE_FOLDER}/${offlineName(line)}.zip`;
}
