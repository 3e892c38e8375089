import {trimSlashes} from '@devspace-docs/common';
interface PageRoute {
  readonly path?: string | readonly string[];
  readonly routes?: readonly PageRoute[];
}

/**
 * Site paths of all pages that belong to a version.
 *
 * @param routes - All routes of the site. Routes of versions contain those of their pages.
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
