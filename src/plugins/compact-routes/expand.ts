/** Expands the table of routes to the format that Docusaurus expects. Runs in the browser. */

/** Names of the modules that a route loads, nested like the props that they become. */
export interface ChunkTree {
  readonly [prop: string]: string | ChunkTree;
}

/** Placeholder in a shape for a module that only this route loads. Numbered in table order. */
export const OWN = '';

/** Name of a module that only one route loads, and of its chunk. */
export function chunkName(index: number): string {
  return `p${index.toString(36)}`;
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
  let ownCount = 0;
  const readChunks = (shape: number): ChunkTree =>
    JSON.parse(JSON.stringify(shapes[shape]?.chunks), (_prop, value: unknown) =>
      value === OWN ? chunkName(ownCount++) : value,
    ) as ChunkTree;
  const expand = (list: readonly Entry[], parent: string): Route<Component>[] =>
    list.map(([shape, end, inner]) => {
      const path = parent + end;
      const key = String(routeCount++);
      chunkNames[`${path}-${key}`] = readChunks(shape);
      const component = create(path, key);
      const routes = inner && {routes: expand(inner, path)};
      return {...shapes[shape]?.attributes, path, component, ...routes};
    });
  return expand(entries, '');
}
