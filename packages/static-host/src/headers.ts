/** Content types, caching and compression. Pure. */
import path from 'node:path';
import {CACHE_FOREVER, CACHE_REVALIDATE, HASHED_FOLDER} from './policy.ts';

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

/** Extensions of files that aren't pages, without the dot. */
export const ASSET_EXTENSIONS = Object.keys(types)
  .filter((extension) => extension !== '.html')
  .map((extension) => extension.slice(1));

/** Returns the content type of a file by its extension. */
export function contentType(file: string): string {
  return types[path.posix.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether the name of a file contains a content hash, so that the file never changes. */
export function hasHash(file: string): boolean {
  return /\.[0-9a-f]{6,}\.\w+$|-[0-9a-f]{32}\.\w+$/.test(file);
}

/** Returns the Cache-Control header of a file: see packages/static-host/src/policy.ts. */
export function cacheControl(file: string): string {
  return file.startsWith(HASHED_FOLDER) && hasHash(file) ? CACHE_FOREVER : CACHE_REVALIDATE;
}

/** Size in bytes below which compression has no benefit. */
export const MIN_COMPRESSED_SIZE = 860;

/** Whether to compress a type. Most images and fonts are already compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(?:json|xml|yaml|manifest\+json|wasm)|^image\/svg/.test(type);
}

/** Chooses the encoding for an Accept-Encoding header, without weights, which browsers don't send. */
export function chooseEncoding(acceptEncoding = ''): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => acceptEncoding.includes(name));
}
