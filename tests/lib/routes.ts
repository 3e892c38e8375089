export type {Route} from '@devspace-docs/pages';

/** Removes trailing slashes, which are optional. */
export function trimRoute(route: string): string {
  return route.replace(/\/+$/, '');
}

/** Returns the route of a page by its path relative to the base path. */
export function routeOf(pagePath: string): string {
  return trimRoute(`/docs/${pagePath}`);
}
