import type {VersionLabel} from './versions.ts';

/** Folder of the archives in the built site. */
export const OFFLINE_FOLDER = 'offline';

/** Name of the archive of a version, and of the folder inside it. */
export function offlineName(version: VersionLabel): string {
  return `devspace-docs-${version}`;
}

/** Path of the archive below the base path. */
export function offlineArchive(version: VersionLabel): string {
  return `${OFFLINE_FOLDER}/${offlineName(version)}.zip`;
}
