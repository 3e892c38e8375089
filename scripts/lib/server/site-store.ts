/**
 * Reads the files of a built site, compresses them and keeps both in memory.
 */
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {glob} from 'tinyglobby';
import {CACHE_FOREVER} from '../../../src/config/security.ts';
import {
  cacheControl,
  contentType,
  isCompressible,
  MIN_COMPRESSED_SIZE,
  type Encoding,
} from '../hosting/headers.ts';

/** The bytes of a file as they are sent, and the tag that names them. */
export interface Body {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly encoding: Encoding | undefined;
}

/** Access to the files of a built site. */
export interface SiteStore {
  /** Files by path below the folder. A rebuilt site is noticed when it is asked for. */
  readonly files: () => Promise<ReadonlySet<string>>;
  readonly read: (file: string, encoding: Encoding | undefined) => Promise<Body>;
}

/** Quality 5 of Brotli is the last one that is quick enough to compress while a reader waits. */
const QUICK = 5;

/** Files that never change are compressed as well as a host would do it, once. */
function defaultQuality(file: string): number {
  return cacheControl(file) === CACHE_FOREVER ? constants.BROTLI_MAX_QUALITY : QUICK;
}

function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})
    : promisify(gzip)(bytes);
}

/** A file list older than this is read again, so that a rebuild needs no restart. Milliseconds. */
const LIST_AGE = 1000;

async function loadBody(
  dir: string,
  file: string,
  encoding: Encoding | undefined,
  quality = defaultQuality(file),
): Promise<Body> {
  const bytes = await readFile(path.join(dir, file));
  const hash = createHash('sha1').update(bytes).digest('base64url').slice(0, 16);
  if (!encoding || bytes.length < MIN_COMPRESSED_SIZE || !isCompressible(contentType(file))) {
    return {bytes, tag: `"${hash}"`, encoding: undefined};
  }
  return {bytes: await compress(bytes, encoding, quality), tag: `"${hash}-${encoding}"`, encoding};
}

/**
 * Opens the folder of a built site.
 *
 * @param quality - Of Brotli for all files, up to 11.
 */
export function openSite(dir: string, quality?: number): SiteStore {
  let list: {readonly at: number; readonly files: Promise<ReadonlySet<string>>} | undefined;
  const bodies = new Map<string, {readonly changed: number; readonly body: Promise<Body>}>();

  return {
    files: () => {
      if (!list || performance.now() - list.at > LIST_AGE) {
        const files = glob('**/*', {cwd: dir, dot: true}).then((found) => new Set(found));
        list = {at: performance.now(), files};
      }
      return list.files;
    },
    read: async (file, encoding) => {
      const changed = (await stat(path.join(dir, file))).mtimeMs;
      const key = `${encoding ?? ''}:${file}`;
      const kept = bodies.get(key);
      if (kept?.changed === changed) return kept.body;
      const body = loadBody(dir, file, encoding, quality);
      bodies.set(key, {changed, body});
      return body;
    },
  };
}
