/**
 * Turns the routes, chunk names and modules that Docusaurus generates into one compact table.
 * Pure.
 */
import {nameChunk} from './chunk-name.ts';
import type {GeneratedRoute} from './read-generated.ts';
import {OWN, type ChunkTree, type Entry, type RouteTable, type Shape} from './types.ts';

/** What Docusaurus generates, as read-generated.ts reads it. */
export interface Generated {
  readonly routes: readonly GeneratedRoute[];
  /** `@generated/routesChunkNames`: by path and hash of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkTree<string>>>;
  /** Request of each module, in quotes, by the name of its chunk. */
  readonly registry: ReadonlyMap<string, string>;
}

/** A module that pages load. */
export interface PageModule {
  /** What to import, in quotes. */
  readonly request: string;
  /** Name of the chunk that is to hold it. */
  readonly chunk: string;
}

/** The table, and the modules that its numbers mean. */
export interface Compacted {
  readonly table: RouteTable;
  readonly modules: readonly PageModule[];
  /** Names of the chunks that a page needs, by its path. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Names of the chunks that belong to one page alone: the browser takes each to be a file. */
  readonly ownChunks: ReadonlySet<string>;
}

/** The chunk of what most pages need: one file in place of one for each part of the layout. */
export const LAYOUT_CHUNK = 'layout';

/** Path of the route for all addresses that no other route has. */
const ANY = '*';

/** Data that the main script holds, whichever pages ask for it; data of pages lies in folders. */
const MAIN_DATA = /^"@generated\/[\w.-]+"$/;

/** How often a module is used. */
interface Use {
  /** Routes that name it. */
  routes: number;
  /** Pages that cannot be shown without it. */
  pages: number;
}

function listLeaves(tree: ChunkTree<string>): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value] : listLeaves(value),
  );
}

function mapLeaves<T>(tree: ChunkTree<string>, change: (name: string) => T): ChunkTree<T> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapLeaves(value, change),
    ]),
  );
}

/** The chunk names of a route. */
function chunksOf({path, component}: GeneratedRoute, {chunkNames}: Generated): ChunkTree<string> {
  if (path === ANY) return {};
  const names = chunkNames[`${component.path}-${component.hash}`];
  if (!names || component.path !== path) {
    throw new Error(`@generated/routesChunkNames says nothing about the route ${path}.`);
  }
  return names;
}

/** Counts by whom modules are used; returns the number of pages. */
function countUses(
  routes: readonly GeneratedRoute[],
  generated: Generated,
  uses: Map<string, Use>,
): number {
  let total = 0;
  for (const route of routes) {
    const pages = route.routes ? countUses(route.routes, generated, uses) : 1;
    for (const name of listLeaves(chunksOf(route, generated))) {
      const use = uses.get(name) ?? {routes: 0, pages: 0};
      uses.set(name, {routes: use.routes + 1, pages: use.pages + pages});
    }
    total += pages;
  }
  return total;
}

/** Path of a route below that of its parent. */
function belowParent(path: string, parent: string): string {
  if (!path.startsWith(parent)) throw new Error(`The route ${path} is not below ${parent}.`);
  return path.slice(parent.length);
}

/** Lists the chunks that each page needs, from the outermost route to its own. */
function listPages(
  generated: Generated,
  chunkOf: (name: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>();
  const visit = (route: GeneratedRoute, outer: readonly string[]): void => {
    const own = listLeaves(chunksOf(route, generated)).map(chunkOf);
    const chunks = [...outer, ...own];
    route.routes?.forEach((inner) => visit(inner, chunks));
    if (!route.routes && route.path !== ANY) pages.set(route.path, [...new Set(chunks)]);
  };
  generated.routes.forEach((route) => visit(route, []));
  return pages;
}

/** Writes the compact table. */
export function compactRoutes(generated: Generated): Compacted {
  const uses = new Map<string, Use>();
  const pages = countUses(generated.routes, generated, uses);
  const requestOf = (name: string): string => {
    const request = generated.registry.get(name);
    if (!request) throw new Error(`@generated/registry holds no module for the chunk ${name}.`);
    return request;
  };
  const isForMost = (name: string): boolean => (uses.get(name)?.pages ?? 0) > pages / 2;
  const isShared = (name: string): boolean =>
    isForMost(name) || (uses.get(name)?.routes ?? 0) > 1 || MAIN_DATA.test(requestOf(name));

  const shared = [...uses.keys()].filter(isShared);
  const own: string[] = [];
  const shapes: Shape[] = [];
  const shapeNumbers = new Map<string, number>();

  function numberOf(route: GeneratedRoute): number {
    const attributes = Object.fromEntries(
      Object.entries(route).filter(([name]) => !['path', 'component', 'routes'].includes(name)),
    );
    const chunks = chunksOf(route, generated);
    own.push(...listLeaves(chunks).filter((name) => !isShared(name)));
    const shape: Shape = {
      route: attributes,
      chunks: mapLeaves(chunks, (name) => (isShared(name) ? shared.indexOf(name) : OWN)),
    };
    const id = JSON.stringify(shape);
    const known = shapeNumbers.get(id);
    if (known !== undefined) return known;
    shapeNumbers.set(id, shapes.length);
    return shapes.push(shape) - 1;
  }

  function write(routes: readonly GeneratedRoute[], parent: string): Entry[] {
    const entries: (readonly [number, string, (readonly Entry[])?])[] = [];
    for (const route of routes) {
      const shape = numberOf(route);
      const path = belowParent(route.path, parent);
      const last = entries.at(-1);
      if (route.routes) entries.push([shape, path, write(route.routes, route.path)]);
      else if (last?.[0] === shape && !last[2]) {
        entries[entries.length - 1] = [shape, `${last[1]}\n${path}`];
      } else entries.push([shape, path]);
    }
    return entries;
  }

  const entries = write(generated.routes, '');
  const chunks = new Map([
    ...shared.map((name) => [name, isForMost(name) ? LAYOUT_CHUNK : name] as const),
    ...own.map((name, place) => [name, nameChunk(place)] as const),
  ]);
  return {
    table: {shapes, entries, firstOwn: shared.length},
    modules: [...chunks].map(([name, chunk]) => ({request: requestOf(name), chunk})),
    pages: listPages(generated, (name) => chunks.get(name) ?? name),
    ownChunks: new Set(own.map((_name, place) => nameChunk(place))),
  };
}
