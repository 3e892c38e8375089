import {readSitePath, showRoute} from '../pages/routes.ts';
import type {SourceFile} from '../pages/types.ts';

/** An entry of tests/routes/routes.json. Some entries have more fields. */
export interface Route {
  /** URL with the base path. */
  readonly route: string;
  readonly version: string | null;
  readonly sidebar: boolean;
}

/** Adds entries for new pages, sorted by URL. Pages in `fragments/` aren't in a sidebar. */
export function addRoutes(listed: readonly Route[], files: readonly SourceFile[]): Route[] {
  const known = new Set(listed.map(({route}) => readSitePath(route)));
  const added = files.flatMap(({route, version}) =>
    route === undefined || known.has(route)
      ? []
      : [{route: showRoute(route), version, sidebar: !route.includes('/fragments/')}],
  );
  return [...listed, ...added].sort((a, b) => (a.route < b.route ? -1 : 1));
}
