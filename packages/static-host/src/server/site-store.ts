/** Reads and compresses the files of a built site, and caches both in memory. */
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {glob} from 'tinyglobby';
import {contentType, isCompressible, MIN_COMPRESSED_SIZE, type Encoding} from '../headers.ts';

/** A response body and its ETag. */
export interface Body {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly encoding: Encoding | undefined;
}

/** Access to the files of a built site. */
export interface SiteStore {
  /** Paths relative to the folder. Picks up rebuilds. */
  readonly files: () => Promise<ReadonlySet<string>>;
  readonly read: (file: string, encoding: Encoding | undefined) => Promise<Body>;
}

function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})
    : promisify(gzip)(bytes);
}

/** Milliseconds until the file list expires, so that a rebuild doesn't require a restart. */
const MAX_LIST_AGE = 1000;

async function loadBody(
  dir: string,
  file: string,
  encoding: Encoding | undefined,
  quality: number,
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
 * @param quality - Brotli quality. The default is fast enough to compress on request.
 */
export function openSite(dir: string, quality = 5): SiteStore {
  let list: {readonly at: number; readonly files: Promise<ReadonlySet<string>>} | undefined;
  const bodies = new Map<string, {readonly modified: number; readonly body: Promise<Body>}>();

  return {
    files: () => {
      if (!list || performance.now() - list.at > MAX_LIST_AGE) {
        const files = glob('**/*', {cwd: dir, dot: true}).then((found) => new Set(found));
        list = {at: performance.now(), files};
      }
      return list.files;
    },
    read: async (file, encoding) => {
      const modified = (await stat(path.join(dir, file))).mtimeMs;
      const key = `${encoding ?? ''}:${file}`;
      const cached = bodies.get(key);
      if (cached?.modified === modified) return cached.body;
      const body = loadBody(dir, file, encoding, quality);
      bodies.set(key, {modified, body});
      return body;
    },
  };
}
