import {describe, expect, it} from 'vitest';
import {compactRoutes, LAYOUT_CHUNK} from './compact.ts';
import {expandRoutes, type ChunkTree, type Route} from './expand.ts';
import {readRegistry, readRoutes, type Generated} from './read-generated.ts';

const route = (path: string, hash: string, rest: string): string =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), ${rest}}`;

const items = [
  route('/docs/4.x/open', 'aaa', 'exact: true'),
  route('/docs/4.x/print', 'bbb', 'exact: true, sidebar: "adminSidebar"'),
  route('/docs/4.x/render', 'ccc', 'exact: true, sidebar: "adminSidebar"'),
];
const routesSource = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${route('/docs/search', '9c6', 'exact: true')},
  ${route('/docs/', '91c', `routes: [${route('/docs/4.x', '2db', `routes: [${items.join()}]`)}]`)},
  {path: '*', component: ComponentCreator('*')},
];
`;

const chunkNames = {
  '/docs/search-9c6': {__comp: 'search', __context: {plugin: 'pages'}, config: 'config'},
  '/docs/-91c': {__comp: 'root', __context: {plugin: 'docs'}},
  '/docs/4.x-2db': {__comp: 'version', __props: 'props4'},
  '/docs/4.x/open-aaa': {__comp: 'item', content: 'open'},
  '/docs/4.x/print-bbb': {__comp: 'item', content: 'print'},
  '/docs/4.x/render-ccc': {__comp: 'item', content: 'render'},
};

const importPaths = {
  search: '@site/src/pages/search.tsx',
  pages: '@generated/docusaurus-plugin-content-pages/__plugin.json',
  config: '@generated/docusaurus.config',
  root: '@theme/DocsRoot',
  docs: '@generated/docusaurus-plugin-content-docs/__plugin.json',
  version: '@theme/DocVersionRoot',
  props4: '@generated/docusaurus-plugin-content-docs/4.json',
  item: '@theme/DocItem',
  open: '@site/docs/open.mdx',
  print: '@site/docs/print.mdx',
  render: '@site/docs/render.mdx',
};

const registrySource = `export default {
${Object.entries(importPaths)
  .map(
    ([name, path]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`,
  )
  .join('\n')}};
`;

const generated: Generated = {
  routes: readRoutes(routesSource),
  chunkNames,
  registry: readRegistry(registrySource),
};

/** Expands the table like the browser. Also lists the import paths of each route's modules. */
function expand() {
  const {table, modules} = compactRoutes(generated);
  const browserChunkNames: Record<string, ChunkTree> = {};
  const routes = expandRoutes(table, browserChunkNames, (path, key) => `${path}-${key}`);
  const resolve = (tree: ChunkTree = {}): unknown =>
    Object.fromEntries(
      Object.entries(tree).map(([prop, value]) => [
        prop,
        typeof value === 'object'
          ? resolve(value)
          : modules.find(({name}) => name === value)?.importPath,
      ]),
    );
  const list = (inner: readonly Route<string>[]): unknown[] =>
    inner.flatMap(({path, component, routes: children = []}) => [
      [path, resolve(browserChunkNames[component])],
      ...list(children),
    ]);
  return {routes, list: list(routes)};
}

function chunkOf(importPath: string): string | undefined {
  return compactRoutes(generated).modules.find((module) => module.importPath === importPath)?.chunk;
}

describe('compactRoutes', () => {
  it('expands to the same routes and modules in the browser', () => {
    const {search, pages, config, root, docs, version, props4, item, open, print, render} =
      importPaths;
    expect(expand().list).toEqual([
      ['/docs/search', {__comp: search, __context: {plugin: pages}, config}],
      ['/docs/', {__comp: root, __context: {plugin: docs}}],
      ['/docs/4.x', {__comp: version, __props: props4}],
      ['/docs/4.x/open', {__comp: item, content: open}],
      ['/docs/4.x/print', {__comp: item, content: print}],
      ['/docs/4.x/render', {__comp: item, content: render}],
      ['*', {}],
    ]);
  });

  it('keeps the other attributes of routes', () => {
    const [search, docs] = expand().routes;
    const pages = docs?.routes?.[0]?.routes;
    expect(search).toMatchObject({exact: true});
    expect(pages?.[0]).not.toHaveProperty('sidebar');
    expect(pages?.[1]).toMatchObject({exact: true, sidebar: 'adminSidebar'});
    expect(docs).not.toHaveProperty('exact');
  });

  it('puts the layout into one chunk, and the content of each page into its own', () => {
    for (const path of [importPaths.item, importPaths.root, importPaths.docs]) {
      expect(chunkOf(path)).toBe(LAYOUT_CHUNK);
    }
    // Also for data that the main script can include.
    expect(chunkOf(importPaths.props4)).toMatch(/^s\d+$/);
    expect(chunkOf(importPaths.config)).toMatch(/^s\d+$/);
    expect(chunkOf(importPaths.open)).toMatch(/^p[a-z0-9]+$/);
    expect(chunkOf(importPaths.open)).not.toBe(chunkOf(importPaths.print));
  });

  it('keeps the chunk names of other pages if a page is added', () => {
    const names = (generatedRoutes: Generated): (readonly [string, string])[] =>
      compactRoutes(generatedRoutes).modules.map(({importPath, name}) => [importPath, name]);
    const [search, docs] = generated.routes;
    const page = {path: '/docs/4.x/add', component: '/docs/4.x/add-ddd', exact: true};
    const [version] = docs?.routes ?? [];
    const routes = [
      search!,
      {...docs!, routes: [{...version!, routes: [page, ...(version?.routes ?? [])]}]},
    ];
    const extended = {
      routes,
      chunkNames: {...chunkNames, '/docs/4.x/add-ddd': {__comp: 'item', content: 'add'}},
      registry: new Map([...generated.registry, ['add', '@site/docs/add.mdx']]),
    };
    expect(names(extended)).toEqual(expect.arrayContaining(names(generated)));
  });

  it('rejects a route without chunks, and a chunk without a module', () => {
    expect(() => compactRoutes({...generated, chunkNames: {}})).toThrow('route /docs/search');
    expect(() => compactRoutes({...generated, registry: new Map()})).toThrow('no module "search"');
  });
});

describe('generated modules in an unknown format', () => {
  it('are rejected if the routes differ', () => {
    expect(() => readRoutes('export const routes = [];')).toThrow('compact-routes');
  });

  it('are rejected if an entry of the registry differs', () => {
    const other = `${registrySource.slice(0, -3)}\n  open: () => import("open")};\n`;
    expect(() => readRegistry(other)).toThrow('compact-routes');
  });
});
