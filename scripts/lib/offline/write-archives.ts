/**
 * Puts an archive of each release line into the built site.
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Deployment} from '../../../src/config/deployment.ts';
import {OFFLINE_FOLDER, offlineArchive} from '../../../src/config/offline.ts';
import {releaseLines} from '../../../src/config/versions.ts';
import {readLine, zipLine} from './pack-line.ts';

/** An archive that was written. */
export interface Archive {
  /** Path below the folder of the site. */
  readonly file: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Writes the archives of all lines into the folder of the built site.
 *
 * @throws Error when a page leads to what the site does not have.
 */
export async function writeArchives(dir: string, deployment: Deployment): Promise<Archive[]> {
  const folder = path.join(dir, OFFLINE_FOLDER);
  await rm(folder, {recursive: true, force: true});
  const packed = [];
  for (const {line} of releaseLines)
    packed.push({
      file: offlineArchive(line),
      bytes: zipLine(line, await readLine(dir, line, deployment)),
    });
  await mkdir(folder, {recursive: true});
  for (const {file, bytes} of packed) await writeFile(path.join(dir, file), bytes);
  return packed.map(({file, bytes}) => ({file, size: bytes.length}));
}
