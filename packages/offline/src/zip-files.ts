import {zipSync} from 'fflate';

/** Modification time of all files, so that archives are reproducible. The format stores local times. */
const mtime = new Date(2000, 0, 1);

/** Creates a reproducible ZIP archive with the files in the given order. */
export function zipFiles(files: Iterable<readonly [path: string, bytes: Uint8Array]>): Uint8Array {
  return zipSync(Object.fromEntries(files), {mtime});
}
