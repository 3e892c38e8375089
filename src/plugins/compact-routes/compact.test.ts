import {describe, expect, it} from 'vitest';
import {expandRoutes, type ExpandedRoute} from './client/expand.ts';
import {compactRoutes, LAYOUT_CHUNK, type Generated} from './compact.ts';
import {readRegistry, readRoutes} from './read-generated.ts';
import type {ChunkTree} from './types.ts';

const routesSource = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/search',
    component: ComponentCreator('/docs/search', '9c6'),
    exact: true
  },
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '91c'),
    routes: [
      {
        path: '/docs/4.x',
        component: ComponentCreator('/docs/4.x', '2db'),
        routes: [
          {
            path: '/docs/4.x/open',
            component: ComponentCreator('/docs/4.x/open', 'aaa'),
            exact: true
          },
          {
            path: '/docs/4.x/print',
            component: ComponentCreator('/docs/4.x/print', 'bbb'),
            exact: true,
            sidebar: "adminSidebar"
          },
          {
            path: '/docs/4.x/render',
            component: ComponentCreator('/docs/4.x/render', 'ccc'),
            exact: true,
            sidebar: "adminSidebar"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const chunkNames = {
  '/docs/search-9c6': {__comp: 'search', __context: {plugin: 'pages'}},
  '/docs/-91c': {__comp: 'root', __context: {plugin: 'docs'}},
  '/docs/4.x-2db': {__comp: 'version', __props: 'props4'},
  '/docs/4.x/open-aaa': {__comp: 'item', content: 'open'},
  '/docs/4.x/print-bbb': {__comp: 'item', content: 'print'},
  '/docs/4.x/render-ccc': {__comp: 'item', content: 'render'},
};

const names = ['search', 'pages', 'root', 'docs', 'version', 'props4', 'item'];
const registrySource = `export default {
${[...names, 'open', 'print', 'render']
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
  )
  .join('\n')}};
`;

const generated: Generated = {
  routes: readRoutes(routesSource),
  chunkNames,
  registry: readRegistry(registrySource),
};

type Component = readonly [path: string, chunks: unknown];

/** Undoes the table: the modules of each route by path. */
function expand(): {routes: ExpandedRoute<Component>[]; list: Component[]} {
  const {table, modules} = compactRoutes(generated);
  const resolve = (tree: ChunkTree<number>): unknown =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'number' ? modules[value]?.request : resolve(value),
      ]),
    );
  const routes = expandRoutes<Component>(table, (path, chunks) => [path, resolve(chunks)]);
  const list = (inner: readonly ExpandedRoute<Component>[]): Component[] =>
    inner.flatMap((route) => [route.component, ...list(route.routes ?? [])]);
  return {routes, list: list(routes)};
}

describe('compactRoutes', () => {
  it('gives the browser the same routes, with the same modules', () => {
    expect(expand().list).toEqual([
      ['/docs/search', {__comp: '"@site/search"', __context: {plugin: '"@site/pages"'}}],
      ['/docs/', {__comp: '"@site/root"', __context: {plugin: '"@site/docs"'}}],
      ['/docs/4.x', {__comp: '"@site/version"', __props: '"@site/props4"'}],
      ['/docs/4.x/open', {__comp: '"@site/item"', content: '"@site/open"'}],
      ['/docs/4.x/print', {__comp: '"@site/item"', content: '"@site/print"'}],
      ['/docs/4.x/render', {__comp: '"@site/item"', content: '"@site/render"'}],
      ['*', {}],
    ]);
  });

  it('keeps the other attributes of routes', () => {
    const [search, docs, any] = expand().routes;
    const pages = docs?.routes?.[0]?.routes;
    expect(search).toMatchObject({exact: true});
    expect(pages?.[0]).toMatchObject({exact: true});
    expect(pages?.[0]).not.toHaveProperty('sidebar');
    expect(pages?.[1]).toMatchObject({exact: true, sidebar: 'adminSidebar'});
    expect(docs).not.toHaveProperty('exact');
    expect(any?.path).toBe('*');
  });

  it('writes routes that are built alike as one line', () => {
    const {table} = compactRoutes(generated);
    expect(JSON.stringify(table.entries)).toContain('"/print\\n/render"');
  });

  it('puts what most pages need into one chunk, and each page into its own', () => {
    const {modules} = compactRoutes(generated);
    const chunkOf = (name: string): string | undefined =>
      modules.find(({request}) => request === `"@site/${name}"`)?.chunk;
    expect(chunkOf('item')).toBe(LAYOUT_CHUNK);
    expect(chunkOf('version')).toBe(LAYOUT_CHUNK);
    expect(chunkOf('open')).toMatch(/^p[a-z0-9]+$/);
    expect(chunkOf('open')).not.toBe(chunkOf('print'));
  });

  it('tells the browser which files only one page needs', () => {
    const {table, modules} = compactRoutes(generated);
    const version = expandRoutes(table, () => null)[1]?.routes?.[0];
    const requestsOf = (page: ExpandedRoute<null> | undefined) =>
      page?.ownChunks.map((name) => modules.find(({chunk}) => chunk === name)?.request);
    expect(version?.routes?.map(requestsOf)).toEqual([
      ['"@site/open"'],
      ['"@site/print"'],
      ['"@site/render"'],
    ]);
  });

  it('knows which data the main script holds', () => {
    const registry = new Map(generated.registry).set('search', '"@generated/docusaurus.config"');
    const {modules, ownChunks} = compactRoutes({...generated, registry});
    const chunkOf = (wanted: string): string | undefined =>
      modules.find(({request}) => request === wanted)?.chunk;
    expect(ownChunks).not.toContain(chunkOf('"@generated/docusaurus.config"'));
    expect(ownChunks).toContain(chunkOf('"@site/open"'));
  });

  it('lists the chunks that a page needs', () => {
    const {modules, pages} = compactRoutes(generated);
    expect([...pages.keys()]).toEqual([
      '/docs/search',
      '/docs/4.x/open',
      '/docs/4.x/print',
      '/docs/4.x/render',
    ]);
    expect(pages.get('/docs/4.x/open')).toEqual([
      LAYOUT_CHUNK,
      modules.find(({request}) => request === '"@site/open"')?.chunk,
    ]);
  });

  it('refuses a route whose chunks are not known', () => {
    expect(() => compactRoutes({...generated, chunkNames: {}})).toThrow('/docs/search');
  });

  it('refuses a chunk that holds no known module', () => {
    expect(() => compactRoutes({...generated, registry: new Map()})).toThrow(
      'no module for the chunk',
    );
  });
});

describe('the tables of Docusaurus', () => {
  it('are refused when routes look different', () => {
    expect(() => readRoutes('export const routes = [];')).toThrow('compactRoutes');
  });

  it('are refused when modules look different', () => {
    expect(() => readRegistry('export default {"a": () => import("a")};')).toThrow('compactRoutes');
  });
});
