/** Resolves what an `import` or `require` of a page asks for to a file of the repository. */
import {posix} from 'node:path';

/** Endings that a request can omit. */
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
 * The path that a request refers to, whether or not the file exists.
 *
 * @param request - As written: relative, or from the root with `@site/`; loaders and query are ignored.
 * @param from - The file that asks.
 * @returns Undefined for packages and theme components, which are not files of the repository.
 */
export function requestedPath(request: string, from: string): string | undefined {
  const path = request.replace(/^.*!/, '').replace(/\?.*$/, '');
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  if (/^\.{1,2}\//.test(path)) return posix.join(posix.dirname(from), path);
  return undefined;
}

/** The file at a requested path; undefined when there is none. */
export function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
}
