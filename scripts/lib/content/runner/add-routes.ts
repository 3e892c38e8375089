/** Adds new pages to the list of routes. */
import {readSitePath, showRoute} from '../pages/routes.ts';
import type {SourceFile} from '../pages/types.ts';

/** An entry of the list; some have more fields. */
export interface Route {
  /** URL with the base path. */
  readonly route: string;
  readonly version: string | null;
  readonly sidebar: boolean;
}

/** Adds an entry for each page that has none, in order of the URLs. Pages in `fragments/` are in no sidebar. */
export function addRoutes(listed: readonly Route[], files: readonly SourceFile[]): Route[] {
  const known = new Set(listed.map(({route}) => readSitePath(route)));
  const added = files.flatMap(({route, version}) =>
    route === undefined || known.has(route)
      ? []
      : [{route: showRoute(route), version, sidebar: !route.includes('/fragments/')}],
  );
  return [...listed, ...added].sort((a, b) => (a.route < b.route ? -1 : 1));
}
