import {posix} from 'node:path';

/** Suffixes that an import can omit. */
const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/**
 * Resolves an `import` or `require` to a path in the repository, whether or not the file exists.
 *
 * @param request - As written: a relative path, or `@site/…`. Webpack loaders and the query are ignored.
 * @param from - Path of the importing file.
 * @returns Undefined for packages and theme components.
 */
export function requestedPath(request: string, from: string): string | undefined {
  const path = request.replace(/^.*!/, '').replace(/\?.*$/, '');
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  if (/^\.{1,2}\//.test(path)) return posix.join(posix.dirname(from), path);
  return undefined;
}

/** Finds the file at a path from `requestedPath`. */
export function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
}
