/**
 * Makes archives of files in memory. Pure.
 */
import {deflateRawSync} from 'node:zlib';
import {Zip, ZipPassThrough} from 'fflate';

/** Time of all files in an archive, so that the same files make the same archive. */
const ARCHIVE_TIME = new Date('2000-01-01T00:00:00Z');

/** Number of Deflate in the format of archives. */
const DEFLATE = 8;

/** A file that Node.js compresses: in half of the time of fflate, and to a little less. */
class CompressedFile extends ZipPassThrough {
  override compression = DEFLATE;
  override mtime = ARCHIVE_TIME;

  protected override process(chunk: Uint8Array, final: boolean): void {
    this.ondata(null, deflateRawSync(chunk), final);
  }
}

/** Makes an archive of files by path, in their order. The same files make the same bytes. */
export function zipFiles(files: Iterable<readonly [path: string, bytes: Uint8Array]>): Uint8Array {
  const parts: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [path, bytes] of files) {
    const file = new CompressedFile(path);
    archive.add(file);
    file.push(bytes, true);
  }
  archive.end();
  return Buffer.concat(parts);
}
