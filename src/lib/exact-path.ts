import {decodeUri} from './decode-uri.ts';

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
 * Creates a function that makes paths exact for the router: it ignores case, and throws an error for a
 * percent sign that isn't part of an encoded character.
 *
 * @param routes - All routes of the site.
 * @returns Changes a path so that no route matches it if it differs from a route in case, and encodes
 * percent signs.
 */
export function createExactPath(routes: readonly PathRoute[]): (path: string) => string {
  const paths = new Set(listPaths(routes).map(normalize));
  return (path) => {
    const name = normalize(path);
    if (paths.has(name)) return path;
    const lowerCase = name.toLowerCase();
    const differsInCase = [...paths].some((other) => other.toLowerCase() === lowerCase);
    // No route matches two slashes.
    if (differsInCase) return `${path}//`;
    return decodeUri(path) === undefined ? encodeURI(path) : path;
  };
}
