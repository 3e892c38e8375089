/**
 * Compares the routes that have to exist with those that do. Pure.
 */

/** A published route: a page, or redirected to one. */
export interface Route {
  /** Address with the usual base path, `/docs/5.x/introduction`. */
  readonly route: string;
  /** Version; null for a page that belongs to none. */
  readonly version: string | null;
  /** Whether the sidebar of the version leads to it. */
  readonly sidebar: boolean;
  readonly landing?: boolean;
  readonly note?: string;
}

/** What the comparison needs to know. */
export interface RouteState {
  readonly routes: readonly Route[];
  /** Routes of all built pages. */
  readonly built: readonly string[];
  /** Routes that src/config/redirects.ts redirects. */
  readonly redirected: readonly string[];
}

/** A route without the slash at its end, which means nothing. */
export function trimRoute(route: string): string {
  return route.replace(/\/+$/, '');
}

/** The route of a page by its path below the base path. */
export function routeOf(pagePath: string): string {
  return trimRoute(`/docs/${pagePath}`);
}

/** Finds routes that no longer work, and pages whose route isn't listed. */
export function checkRoutes({routes, built, redirected}: RouteState): string[] {
  const existing = new Set(built.map(trimRoute));
  const working = new Set([...existing, ...redirected.map(trimRoute)]);
  const known = new Set(routes.map(({route}) => trimRoute(route)));
  return [
    ...routes
      .filter(({route}) => !working.has(trimRoute(route)))
      .map(
        ({route}) =>
          `${route} doesn't exist: create the page, or redirect the URL in src/config/redirects.ts`,
      ),
    ...[...existing]
      .filter((route) => !known.has(route))
      .map((route) => `${route} exists, but isn't in tests/routes/routes.json`),
  ];
}

/** A built page and where the sidebar beside it leads. */
export interface PageSidebar {
  readonly route: string;
  readonly links: readonly string[];
}

/**
 * Finds pages that the sidebar of their version leaves out or should not hold.
 *
 * A closed category shows its pages only beside one of them, so that all pages of a version
 * together show its sidebar.
 */
export function checkSidebars(routes: readonly Route[], pages: readonly PageSidebar[]): string[] {
  const versionOf = new Map(routes.map(({route, version}) => [trimRoute(route), version]));
  const linked = new Map<string | null | undefined, Set<string>>();
  for (const {route, links} of pages) {
    const version = versionOf.get(trimRoute(route));
    const known = linked.get(version) ?? new Set();
    links.forEach((link) => known.add(trimRoute(link)));
    linked.set(version, known);
  }
  const built = new Set(pages.map(({route}) => trimRoute(route)));
  return routes
    .filter(({route}) => built.has(trimRoute(route)))
    .filter(
      ({route, version, sidebar}) =>
        (linked.get(version)?.has(trimRoute(route)) ?? false) !== sidebar,
    )
    .map(({route, version, sidebar}) =>
      sidebar
        ? `${route} is missing from the sidebar of ${version}: add it`
        : `${route} is in the sidebar of ${version ?? 'a version'}: remove it`,
    );
}
