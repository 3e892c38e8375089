import {readSitePath, showRoute} from '@devspace-docs/versions/node';
import type {Route, SourceFile} from '@devspace-docs/pages';

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
