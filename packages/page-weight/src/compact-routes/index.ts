/**
 * Shrinks the tables of all pages, which every page loads. Docusaurus 3.10 sends the routes, the chunks of
 * each route, the modules of these chunks, the file name of each chunk, and the chunks again for
 * prefetching. This plugin writes one table (compact.ts), which the browser expands to the format of
 * Docusaurus (expand.ts). File names keep the content hashes of Docusaurus, so that after a deployment
 * browsers only load what has changed (tests/rebuild).
 *
 * `npm start` isn't affected, because its tables change while it runs.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactRoutes} from './compact.ts';
import {readRegistry, readRoutes, unexpected, type Generated} from './read-generated.ts';

const NAME = 'compact-routes';
const require = createRequire(import.meta.url);
const EXPAND = fileURLToPath(new URL('./expand.ts', import.meta.url));

/** Imports of both the layout and pages, which the main file includes once. */
const SHARED = ['@mdx-js/react', './src/components/HighlightedCode/index.tsx'];

/** Code of the replacement modules, by their names in `@generated`. */
function writeModules({table, modules}: ReturnType<typeof compactRoutes>): Record<string, string> {
  const registry = modules.map(
    ({name, importPath, chunk}) =>
      `  ${name}: [() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(importPath)})],\n`,
  );
  return {
    registry: `export default {\n${registry.join('')}};\n`,
    // `expandRoutes` fills it for ComponentCreator and link prefetching.
    routesChunkNames: 'export default {};\n',
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import {expandRoutes} from ${JSON.stringify(EXPAND)};

// Returns the URL for prefetching a chunk: only content, and only once.
const prefetched = new Set();
__webpack_require__.gca = (name) => {
  if (!name.startsWith('p') || prefetched.has(name)) return undefined;
  prefetched.add(name);
  return __webpack_public_path__ + __webpack_get_script_filename__(name);
};

export default expandRoutes(${JSON.stringify(table)}, chunkNames, ComponentCreator);
`,
  };
}

/** Removes the table of chunk file names, which `__webpack_require__.gca` above replaces. */
function removeChunkAssets(plugins: unknown[] = []): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0) throw unexpected('Docusaurus has no ChunkAssetPlugin');
  plugins.splice(index, 1);
}

export default function compactRoutesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return {
    name: NAME,
    getClientModules: () => SHARED.map((name) => require.resolve(name, {paths: [siteDir]})),
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production' || isServer) return {};
      const compacted = compactRoutes({
        routes: readRoutes(read('routes.js')),
        chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
        registry: readRegistry(read('registry.js')),
      });
      const dir = path.join(generatedFilesDir, NAME);
      mkdirSync(dir, {recursive: true});
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = Object.entries(writeModules(compacted)).map(([name, code]) => {
        const file = path.join(dir, `${name}.js`);
        writeFileSync(file, code);
        return new NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file);
      });
      removeChunkAssets(config.plugins);
      return {
        optimization: {
          // Chunk ids equal chunk names, from which `gca` above gets their URLs.
          chunkIds: 'named',
          // Otherwise the layout would be split into several files.
          splitChunks: {cacheGroups: {defaultVendors: false}},
        },
        plugins,
      };
    },
  };
}
