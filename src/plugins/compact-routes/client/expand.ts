/**
 * Makes the routes of the site out of the compact table. Pure.
 *
 * The component of a route is made when somebody asks for it: a visit needs five of hundreds.
 */
import {nameChunk} from '../chunk-name.ts';
import {OWN, type ChunkTree, type Entry, type RouteTable} from '../types.ts';

/** A route as the router takes it. */
export interface ExpandedRoute<Component> {
  readonly path: string;
  readonly component: Component;
  readonly routes?: readonly ExpandedRoute<Component>[];
  /** Names of the script files that only this route needs. */
  readonly ownChunks: readonly string[];
}

/** Makes the component of a route, from the numbers of its modules. */
type Create<Component> = (path: string, chunks: ChunkTree<number>) => Component;

/** Makes all routes. */
export function expandRoutes<Component>(
  {shapes, entries, firstOwn}: RouteTable,
  create: Create<Component>,
): ExpandedRoute<Component>[] {
  let next = firstOwn;

  function expandRoute(
    shapeNumber: number,
    path: string,
    inner: readonly Entry[] | undefined,
  ): ExpandedRoute<Component> {
    const shape = shapes[shapeNumber];
    if (!shape) throw new Error(`The table of routes has no shape ${shapeNumber}.`);
    const own = next;
    const numberLeaf = (value: number): number => {
      if (value !== OWN) return value;
      next += 1;
      return next - 1;
    };
    const number = (tree: ChunkTree<number>): ChunkTree<number> => {
      const numbered: Record<string, number | ChunkTree<number>> = {};
      for (const [key, value] of Object.entries(tree)) {
        numbered[key] = typeof value === 'object' ? number(value) : numberLeaf(value);
      }
      return numbered;
    };
    const chunks = number(shape.chunks);
    const ownCount = next - own;
    let component: Component | undefined;
    return {
      ...shape.route,
      path,
      get component() {
        component ??= create(path, chunks);
        return component;
      },
      routes: inner && expand(inner, path),
      get ownChunks() {
        return Array.from({length: ownCount}, (_, index) => nameChunk(own - firstOwn + index));
      },
    };
  }

  function expand(list: readonly Entry[], parent: string): ExpandedRoute<Component>[] {
    return list.flatMap(([shape, paths, inner]) =>
      paths.split('\n').map((path) => expandRoute(shape, parent + path, inner)),
    );
  }

  return expand(entries, '');
}
