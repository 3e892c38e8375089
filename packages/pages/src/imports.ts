import {posix} from 'node:path';

/** Resolves a path in a file: a relative one, or `@site/…`. */
export function resolvePath(path: string, from: string): string {
  return path.startsWith('@site/')
    ? posix.normalize(path.slice('@site/'.length))
    : posix.join(posix.dirname(from), path);
}

/**
 * Resolves an `import` or `require` to a path in the repository, whether or not the file exists.
 *
 * @param request - As written: a relative path, or `@site/…`. Webpack loaders and the query are ignored.
 * @param from - Path of the importing file.
 * @returns Undefined for packages and theme components.
 */
export function requestedPath(request: string, from: string): string | undefined {
  const path = request.replace(/^.*!/, '').replace(/\?.*$/, '');
  return /^(?:\.{1,2}|@site)\//.test(path) ? resolvePath(path, from) : undefined;
}
