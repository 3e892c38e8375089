import type {VersionLabel} from '@devspace-docs/versions';

/** Folder in the built site that contains the archives. */
export const OFFLINE_FOLDER = 'offline';

/** Name of a version's archive, without the extension, and of the folder inside it. */
export function offlineName(version: VersionLabel): string {
  return `devspace-docs-${version}`;
}

/** Path of a version's archive below the base path. */
export function offlineArchive(version: VersionLabel): string {
  return `${OFFLINE_FOLDER}/${offlineName(version)}.zip`;
}
