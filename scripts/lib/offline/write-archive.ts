import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Deployment} from '../../../src/config/deployment.ts';
import {OFFLINE_FOLDER, offlineArchive} from '../../../src/config/offline.ts';
import type {VersionLabel} from '../../../src/config/versions.ts';
import {readVersion, zipVersion} from './pack-version.ts';

export interface Archive {
  /** Path relative to the folder of the site. */
  readonly file: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Writes the archive of a version into the folder of the built site, which must contain its search
 * index.
 *
 * @throws Error if a page links to a missing file.
 */
export async function writeArchive(
  dir: string,
  version: VersionLabel,
  deployment: Deployment,
): Promise<Archive> {
  const file = offlineArchive(version);
  const bytes = zipVersion(version, await readVersion(dir, version, deployment));
  await mkdir(path.join(dir, OFFLINE_FOLDER), {recursive: true});
  await writeFile(path.join(dir, file), bytes);
  return {file, size: bytes.length};
}
