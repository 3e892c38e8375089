/** A published URL: a page or a redirect. */
export interface Route {
  /** URL with the default base path, such as `/docs/5.x/introduction`. */
  readonly route: string;
  /** Null for a page without a version. */
  readonly version: string | null;
  /** Whether the sidebar of the version links to it. */
  readonly sidebar: boolean;
  readonly landing?: boolean;
  readonly note?: string;
}

/** Removes trailing slashes, which are optional. */
export function trimRoute(route: string): string {
  return route.replace(/\/+$/, '');
}

/** Returns the route of a page by its path relative to the base path. */
export function routeOf(pagePath: string): string {
  return trimRoute(`/docs/${pagePath}`);
}
