/** Converts the route modules that Docusaurus generates to one small table (see expand.ts). */
import {createChunkNames, OWN, type ChunkTree, type Entry, type RouteTable} from './expand.ts';
import {unexpected, type Generated, type GeneratedRoute} from './read-generated.ts';

/** A module that pages load. */
export interface PageModule {
  /** Name in the table. */
  readonly name: string;
  readonly importPath: string;
  readonly chunk: string;
}

/** Chunk of the shared modules: one file instead of one per layout component. */
export const LAYOUT_CHUNK = 'layout';

/** Layout components, and the data of the plugin that a route belongs to. */
const LAYOUT = /^@theme\/|\/__plugin\.json$/;

function listNames(tree: ChunkTree): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? value : listNames(value),
  );
}

/** Creates the table of routes. Returns it with the modules that it refers to. */
export function compactRoutes({routes, chunkNames, registry}: Generated): {
  readonly table: RouteTable;
  readonly modules: readonly PageModule[];
} {
  const uses = new Map<string, number>();
  for (const name of Object.values(chunkNames).flatMap(listNames)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const own: PageModule[] = [];
  const chunkName = createChunkNames();
  const others = new Map<string, PageModule>();

  function nameModule(generatedName: string, path: string): string {
    const importPath = registry.get(generatedName);
    if (!importPath) throw unexpected(`@generated/registry has no module "${generatedName}"`);
    const isShared = uses.get(generatedName) !== 1 || LAYOUT.test(importPath);
    // Generated data can be in the main script, without a chunk to prefetch.
    if (!isShared && importPath.startsWith('@site/')) {
      const name = chunkName(path);
      own.push({name, importPath, chunk: name});
      return OWN;
    }
    const name = others.get(generatedName)?.name ?? `s${others.size}`;
    others.set(generatedName, {name, importPath, chunk: isShared ? LAYOUT_CHUNK : name});
    return name;
  }

  function renameModules(tree: ChunkTree, path: string): ChunkTree {
    const entries = Object.entries(tree).map(([prop, value]) => [
      prop,
      typeof value === 'string' ? nameModule(value, path) : renameModules(value, path),
    ]);
    return Object.fromEntries(entries) as ChunkTree;
  }

  const shapes: string[] = [];
  function write(route: GeneratedRoute, parent: string): Entry {
    const {path, component, routes: inner, ...attributes} = route;
    const chunks = path === '*' ? {} : chunkNames[component];
    if (!chunks) throw unexpected(`@generated/routesChunkNames has no entry for the route ${path}`);
    if (!path.startsWith(parent)) throw unexpected(`the route ${path} isn't below ${parent}`);
    const shape = JSON.stringify({attributes, chunks: renameModules(chunks, path)});
    if (!shapes.includes(shape)) shapes.push(shape);
    const entry = [shapes.indexOf(shape), path.slice(parent.length)] as const;
    return inner ? [...entry, inner.map((innerRoute) => write(innerRoute, path))] : entry;
  }

  const entries = routes.map((route) => write(route, ''));
  return {
    table: {shapes: JSON.parse(`[${shapes.join(',')}]`) as RouteTable['shapes'], entries},
    modules: [...others.values(), ...own],
  };
}
