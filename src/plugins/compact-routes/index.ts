/**
 * Makes the tables of all pages, which every page loads, small and quick to read.
 *
 * Docusaurus 3.10 sends four of them: routes, their chunks, the modules of the chunks, and the
 * names of the chunks once more for prefetching. Here one table is written (compact.ts) from which
 * the browser makes what Docusaurus expects (client/expand.ts), chunks are named after the place of
 * their page in it (chunk-name.ts), and links are prefetched through that table (client/docusaurus.ts).
 * Each page names the scripts that only it needs, so that they come with the others
 * (preload-tags.ts).
 *
 * Only builds take part: `docusaurus start` writes its tables anew while it runs.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import {compactRoutes, type Compacted, type Generated} from './compact.ts';
import {addPreloads, indexScripts} from './preload-tags.ts';
import {readRegistry, readRoutes} from './read-generated.ts';

const NAME = 'compact-routes';

/** Pages that are read and written at the same time. */
const AT_ONCE = {concurrency: 16};

function clientFile(name: string): string {
  return fileURLToPath(new URL(`./client/${name}`, import.meta.url));
}

/** The modules that stand in for those of Docusaurus, by what imports ask for. */
function writeModules({
  table,
  modules,
}: Pick<Compacted, 'table' | 'modules'>): Readonly<Record<string, string>> {
  const imports = modules.map(
    ({request, chunk}) => `  [() => import(/* webpackChunkName: "${chunk}" */ ${request})],\n`,
  );
  return {
    registry: `export default [\n${imports.join('')}];\n`,
    // Filled when a component is made: ComponentCreator looks its chunks up here.
    routesChunkNames: 'export default {};\n',
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import {expandRoutes} from ${JSON.stringify(clientFile('expand.ts'))};

const table = ${JSON.stringify(table)};

export default expandRoutes(table, (path, chunks) => {
  chunkNames[path + '-' + JSON.stringify(chunks)] = chunks;
  return ComponentCreator(path, JSON.stringify(chunks));
});
`,
  };
}

/** Replaces what modules ask for, wherever they do so. */
function replaceModule(
  {instance}: ConfigureWebpackUtils['currentBundler'],
  request: RegExp,
  file: string,
) {
  return new instance.NormalModuleReplacementPlugin(request, file);
}

/** Takes out the table of chunk names, which only the replaced prefetching used. */
function removeChunkAssets(plugins: unknown[] | undefined): void {
  const index = plugins?.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (!plugins || index === undefined || index < 0) {
    throw new Error(
      'compact-routes: Docusaurus has no ChunkAssetPlugin any more. Remove this step from the plugin, or switch `compactRoutes` off in src/config/optimizations.ts.',
    );
  }
  plugins.splice(index, 1);
}

/** File of a page: addresses have no slash at their end (`trailingSlash`). */
function pageFile(pagePath: string, baseUrl: string): string {
  const below = pagePath.slice(baseUrl.length).replace(/\/$/, '');
  return below === '' ? 'index.html' : `${below}.html`;
}

export default function compactRoutesPlugin({generatedFilesDir}: LoadContext): Plugin {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  let pages: Compacted['pages'] = new Map();
  let ownChunks: Compacted['ownChunks'] = new Set();
  return {
    name: NAME,
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const router = replaceModule(
        currentBundler,
        /^react-router-config$/,
        clientFile('route-config.ts'),
      );
      if (isServer) return {plugins: [router]};

      const compacted = compactRoutes({
        routes: readRoutes(read('routes.js')),
        chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
        registry: readRegistry(read('registry.js')),
      });
      ({pages, ownChunks} = compacted);
      const modules = writeModules(compacted);
      const dir = path.join(generatedFilesDir, NAME);
      mkdirSync(dir, {recursive: true});
      const replaced = Object.entries(modules).map(([name, code]) => {
        const file = path.join(dir, `${name}.js`);
        writeFileSync(file, code);
        return replaceModule(currentBundler, new RegExp(`^@generated/${name}$`), file);
      });
      removeChunkAssets(config.plugins);
      return {
        // One hash for all scripts but the main one: every page would load a table of single ones.
        // A new build gives them new names, so that none is taken for one of another build.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {
          // The name of a chunk is its number too, so that no table has to translate.
          chunkIds: 'named',
          // Small numbers, in a row. They change with the build, as the names of files do.
          moduleIds: 'natural',
          // One file more for what two kinds of pages share costs more than it saves.
          splitChunks: {cacheGroups: {defaultVendors: false}},
        },
        plugins: [
          router,
          ...replaced,
          // Only the entry of the client asks for it by this name.
          replaceModule(currentBundler, /^\.\/docusaurus$/, clientFile('docusaurus.ts')),
        ],
      };
    },
    async postBuild({outDir, baseUrl}) {
      const scripts = indexScripts(await readdir(path.join(outDir, 'assets', 'js')));
      // One after the other, pages would mostly wait for the disk.
      await pMap(
        pages,
        async ([pagePath, chunks]) => {
          const file = path.join(outDir, pageFile(pagePath, baseUrl));
          const addresses = chunks.flatMap((chunk) => {
            const script = scripts.get(chunk);
            if (script) return [`${baseUrl}assets/js/${script}`];
            if (!ownChunks.has(chunk)) return []; // It is part of the main script.
            throw new Error(
              `compact-routes: the page ${pagePath} has no file for ${chunk}, which links fetch ahead. Let compact.ts count its module as shared, or switch \`compactRoutes\` off in src/config/optimizations.ts.`,
            );
          });
          // Other plugins read the pages at the same time: none may see half of one.
          const draft = `${file}.draft`;
          await writeFile(draft, addPreloads(await readFile(file, 'utf8'), addresses));
          await rename(draft, file);
        },
        AT_ONCE,
      );
    },
  };
}
