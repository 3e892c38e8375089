import {decodeUri} from '@devspace-docs/common';

interface PathRoute {
  readonly path?: string | readonly string[];
  readonly routes?: readonly PathRoute[];
}

function listPaths(routes: readonly PathRoute[]): string[] {
  return routes.flatMap(({path, routes: inner = []}) => [
    ...(typeof path === 'string' ? [path] : []),
    ...listPaths(inner),
  ]);
}

/** Removes what the router ignores, except for case. */
function normalize(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}

/**
 * Changes a path that isn't the path of a page, but that the router can't handle: it ignores case, and throws
 * an error for a percent sign that isn't part of an encoded character.
 *
 * @param path - As in the URL.
 * @param routes - All routes of the site.
 */
export function exactPath(path: string, routes: readonly PathRoute[]): string {
  // Twice, because both Docusaurus and its router decode paths.
  if (decodeUri(path) === undefined) return path.replaceAll('%', '%2525');
  const name = normalize(path);
  const similar = listPaths(routes)
    .map(normalize)
    .filter((other) => other.toLowerCase() === name.toLowerCase());
  // No route matches two slashes.
  return similar.length === 0 || similar.includes(name) ? path : `${path}//`;
}
