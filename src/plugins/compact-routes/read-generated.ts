/**
 * Reads the modules that Docusaurus 3.10 generates for the client. Pure. Whatever looks different
 * from what is expected throws: a route that vanishes in silence would be a page without scripts.
 */
import {runInNewContext} from 'node:vm';

/** A route as `@generated/routes` holds it. */
export interface GeneratedRoute {
  readonly path: string;
  /** Arguments of its ComponentCreator; the route for all other paths has no hash. */
  readonly component: {readonly path: string; readonly hash?: string};
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

const ADVICE =
  'Docusaurus generates it in another way than src/plugins/compact-routes expects: adapt the plugin, or switch `compactRoutes` off in src/config/optimizations.ts.';

const routesHead =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n+export default /;

/** Reads `.docusaurus/routes.js`. */
export function readRoutes(source: string): GeneratedRoute[] {
  if (!routesHead.test(source)) throw new Error(`@generated/routes begins unexpectedly. ${ADVICE}`);
  const ComponentCreator = (path: string, hash?: string): GeneratedRoute['component'] => ({
    path,
    hash,
  });
  const code = source.replace(routesHead, '').replace(/;\s*$/, '');
  return runInNewContext(`(${code})`, {ComponentCreator}) as GeneratedRoute[];
}

const registryEntry =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],/g;

/** Reads `.docusaurus/registry.js`: the request of each module, in quotes, by the name of its chunk. */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const rest = source.replace(registryEntry, '').trim();
  if (!/^export default \{\s*\};?$/.test(rest)) {
    throw new Error(`@generated/registry holds "${rest.slice(0, 120)}". ${ADVICE}`);
  }
  return new Map(
    [...source.matchAll(registryEntry)].map(([, name, request]) => [String(name), String(request)]),
  );
}
