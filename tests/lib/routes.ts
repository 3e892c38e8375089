/** The routes that have to exist. */

/** A published route: a page, or redirected to one. */
export interface Route {
  /** URL with the usual base path, `/docs/5.x/introduction`. */
  readonly route: string;
  /** Version; null for a page that belongs to none. */
  readonly version: string | null;
  /** Whether the sidebar of the version leads to it. */
  readonly sidebar: boolean;
  readonly landing?: boolean;
  readonly note?: string;
}

/** A route without the slash at its end, which means nothing. */
export function trimRoute(route: string): string {
  return route.replace(/\/+$/, '');
}

/** The route of a page by its path below the base path. */
export function routeOf(pagePath: string): string {
  return trimRoute(`/docs/${pagePath}`);
}
