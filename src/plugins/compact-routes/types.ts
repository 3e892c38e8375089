/**
 * The compact table of routes: what the build writes and the browser reads.
 */

/** Chunk names of a route as Docusaurus nests them, with `T` in place of each name. */
export interface ChunkTree<T> {
  readonly [key: string]: T | ChunkTree<T>;
}

/** What routes that are built alike have in common. */
export interface Shape {
  /** Attributes of the route, for example `exact` and `sidebar`. */
  readonly route: Readonly<Record<string, unknown>>;
  /** Numbers of its modules; `OWN` stands for the next module that belongs to one route alone. */
  readonly chunks: ChunkTree<number>;
}

/** Stands in a shape for a module that belongs to one route alone. */
export const OWN = -1;

/**
 * Routes of one shape, their paths below the path of the parent, separated by line breaks; or a
 * single route with the routes inside it.
 */
export type Entry = readonly [shape: number, paths: string, inner?: readonly Entry[]];

/** All routes of the site. */
export interface RouteTable {
  readonly shapes: readonly Shape[];
  readonly entries: readonly Entry[];
  /** Number of the first module that belongs to one route alone: those before it are shared. */
  readonly firstOwn: number;
}
