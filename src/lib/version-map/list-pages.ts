/**
 * Lists the pages of the docs from the routes of the site. Pure.
 */

/** The part of a route that says where pages are. */
interface PageRoute {
  readonly path?: string | readonly string[];
  readonly routes?: readonly PageRoute[];
}

/** A path without slashes at its ends. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/**
 * Paths of all pages that belong to a version, without the base path and slashes at their ends.
 *
 * @param routes - All routes of the site; those of versions have others inside them.
 */
export function listPages(routes: readonly PageRoute[], baseUrl: string): ReadonlySet<string> {
  const pages = new Set<string>();
  const visit = ({path, routes: inner}: PageRoute, isInVersion: boolean): void => {
    inner?.forEach((route) => visit(route, true));
    if (isInVersion && !inner && typeof path === 'string') {
      pages.add(trimSlashes(path.slice(baseUrl.length)));
    }
  };
  routes.forEach((route) => visit(route, false));
  return pages;
}
