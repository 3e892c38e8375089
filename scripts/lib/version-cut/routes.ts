/** An entry of tests/routes/routes.json. */
interface Route {
  readonly route: string;
  readonly version: string | null;
}

/**
 * Adds the URLs that the pages of a version get when another one becomes the latest. The previous URLs
 * belong to the new version.
 *
 * @param basePath - With both slashes.
 * @param pages - Site paths of the pages of the version; URLs that are redirected stay as they are.
 */
export function addVersionRoutes<Entry extends Route>(
  routes: readonly Entry[],
  {from, to}: {readonly from: string; readonly to: string},
  basePath: string,
  pages: ReadonlySet<string>,
): Entry[] {
  const isOwn = ({version}: Entry): boolean => version === from;
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
