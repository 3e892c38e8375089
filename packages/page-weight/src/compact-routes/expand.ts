/** Expands the table of routes to the format that Docusaurus expects. Runs in the browser. */

/** Names of the modules that a route loads, nested like the props that they become. */
export interface ChunkTree {
  readonly [prop: string]: string | ChunkTree;
}

/** Placeholder in a shape for a module that only this route loads. */
export const OWN = '';

/** Three digits with base 36. */
const NAME_COUNT = 36 ** 3;

/**
 * Creates a function that names the modules that only one route loads, and their chunks, when it is called
 * with the path of each route in table order. Names depend on the path instead of the position, so that a
 * new page doesn't rename the files of other pages, which readers have cached.
 */
export function createChunkNames(): (path: string) => string {
  const used = new Set<number>();
  return (path) => {
    let hash = 0;
    for (const char of path) hash = (hash * 31 + char.charCodeAt(0)) % NAME_COUNT;
    while (used.has(hash)) hash++;
    used.add(hash);
    return `p${hash.toString(36)}`;
  };
}

/** A route. Its path is the part after the parent's path. */
export type Entry = readonly [shape: number, path: string, routes?: readonly Entry[]];

/** All routes of the site. */
export interface RouteTable {
  /** What similar routes share. Attributes are `exact` and `sidebar`, for example. */
  readonly shapes: readonly {readonly attributes: object; readonly chunks: ChunkTree}[];
  readonly entries: readonly Entry[];
}

/** A route as Docusaurus expects it. */
export interface Route<Component> {
  readonly path: string;
  /** Created on first use, because every page lists all routes and shows one. */
  readonly component: Component;
  readonly routes?: readonly Route<Component>[];
}

/**
 * Creates all routes.
 *
 * @param chunkNames - Filled with the modules of each route, by its path and key.
 * @param create - Creates the component of a route from its path and key.
 */
export function expandRoutes<Component>(
  {shapes, entries}: RouteTable,
  chunkNames: Record<string, ChunkTree>,
  create: (path: string, key: string) => Component,
): Route<Component>[] {
  let routeCount = 0;
  const chunkName = createChunkNames();
  const readChunks = (tree: ChunkTree, path: string): ChunkTree =>
    Object.fromEntries(
      Object.entries(tree).map(([prop, value]) => [
        prop,
        typeof value === 'object'
          ? readChunks(value, path)
          : value === OWN
            ? chunkName(path)
            : value,
      ]),
    );
  const expand = (list: readonly Entry[], parent: string): Route<Component>[] =>
    list.map(([shape, end, inner]) => {
      const path = parent + end;
      const key = String(routeCount++);
      chunkNames[`${path}-${key}`] = readChunks(shapes[shape]?.chunks ?? {}, path);
      const routes = inner && {routes: expand(inner, path)};
      let component: Component | undefined;
      return {
        ...shapes[shape]?.attributes,
        path,
        get component() {
          return (component ??= create(path, key));
        },
        ...routes,
      };
    });
  return expand(entries, '');
}
