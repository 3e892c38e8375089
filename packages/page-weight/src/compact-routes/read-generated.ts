/**
 * Reads the modules that Docusaurus 3.10 generates for its client. Throws on any unexpected format: a route
 * that is silently lost would be a page without JavaScript.
 */
import {runInNewContext} from 'node:vm';
import {createUnexpected} from '../unexpected.ts';
import type {ChunkTree} from './expand.ts';

export const unexpected = createUnexpected('compact-routes');

/** A route in `@generated/routes`. */
export interface GeneratedRoute {
  readonly path: string;
  /** Key of its chunks in `@generated/routesChunkNames`. */
  readonly component: string;
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** Route data that Docusaurus generates. */
export interface Generated {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkTree>>;
  /** The import path of each module by the name of its chunk. */
  readonly registry: ReadonlyMap<string, string>;
}

/** Reads `.docusaurus/routes.js`. */
export function readRoutes(source: string): GeneratedRoute[] {
  const list = /^export default (\[.*\]);\s*$/ms.exec(source)?.[1];
  if (!list) throw unexpected('@generated/routes has no list of routes as its default export');
  const ComponentCreator = (path: string, hash = ''): string => `${path}-${hash}`;
  return runInNewContext(list, {ComponentCreator}) as GeneratedRoute[];
}

/** Reads `.docusaurus/registry.js`. */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const entry = /^ {2}"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\)/gm;
  const registry = new Map(
    [...source.matchAll(entry)].map(([, name = '', path = '']) => [name, path]),
  );
  if (registry.size === 0 || registry.size !== source.match(/\bimport\(/g)?.length) {
    throw unexpected('@generated/registry has entries in an unknown format');
  }
  return registry;
}
