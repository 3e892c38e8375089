/**
 * Content type, caching and compression of a file. Pure: names and request headers in, header
 * values out.
 */
import path from 'node:path';
import {CACHE_FOREVER, CACHE_REVALIDATE, HASHED_FOLDER} from '../../../src/config/security.ts';

/** Encodings that the server offers, the smaller one first. */
export type Encoding = 'br' | 'gzip';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
  '.zip': 'application/zip',
};

/** The content type of a file, by its extension. */
export function contentType(file: string): string {
  return types[path.posix.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file carries a hash of its content in its name, so that it never changes. */
export function hasHash(file: string): boolean {
  return /\.[0-9a-f]{6,}\.\w+$|-[0-9a-f]{32}\.\w+$/.test(file);
}

/** How long a file may be kept: see src/config/security.ts. */
export function cacheControl(file: string): string {
  return file.startsWith(HASHED_FOLDER) && hasHash(file) ? CACHE_FOREVER : CACHE_REVALIDATE;
}

/** Bytes below which a file does not shrink enough to be worth a header. */
export const MIN_COMPRESSED_SIZE = 860;

/** Whether a file of this type shrinks: images and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(?:json|xml|yaml|manifest\+json|wasm)|^image\/svg/.test(type);
}

/** The weight of each encoding in an Accept-Encoding header; 0 rejects it. */
function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}

/** Chooses the encoding that a browser accepts; undefined sends the file as it is. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = readWeights(acceptEncoding);
  const weigh = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  // With equal weights Brotli wins: it is the smaller one.
  if (weigh('br') > 0 && weigh('br') >= weigh('gzip')) return 'br';
  return weigh('gzip') > 0 ? 'gzip' : undefined;
}

/** Whether the tag of a file is among those that the browser already has (If-None-Match). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
