import type {Route} from '@devspace-docs/pages';

/**
 * Adds the new URLs of the pages of a version that is no longer the latest. Its previous URLs
 * belong to the new version.
 *
 * @param basePath - With leading and trailing slashes.
 * @param pages - Site paths of the version's pages. URLs that redirect aren't copied.
 */
export function addVersionRoutes(
  routes: readonly Route[],
  {from, to}: {readonly from: string; readonly to: string},
  basePath: string,
  pages: ReadonlySet<string>,
): Route[] {
  const isOwn = ({version}: Route): boolean => version === from;
  const copies = routes
    .filter(
      (entry) => isOwn(entry) && pages.has(entry.route.slice(basePath.length).replace(/\/$/, '')),
    )
    .map((entry) => ({
      ...entry,
      route: `${basePath}${from}/${entry.route.slice(basePath.length)}`,
    }));
  const first = routes.findIndex(isOwn);
  const renamed = routes.map((entry) => (isOwn(entry) ? {...entry, version: to} : entry));
  return [...renamed.slice(0, first), ...copies, ...renamed.slice(first)];
}
