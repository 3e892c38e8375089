/**
 * Fits the search of DocSearch into the site: its styles load with it, and it adds none by itself.
 *
 * Docusaurus 3.10 puts all styles into one file, so that their order never depends on the way a
 * reader takes. Those of the modal concern nothing else, and most pages are read without it.
 */
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The name that src/components/SearchLink gives to the files of the modal. */
const CHUNK = 'search-modal';

/** What is used of a chunk of the bundler. */
interface Chunk {
  readonly name?: string | null;
}

export default function searchModal(_context: LoadContext): Plugin {
  const loader = fileURLToPath(new URL('./without-style-elements.mjs', import.meta.url));
  return {
    name: 'search-modal',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/, use: [loader]},
              ],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {styles: {chunks: ({name}: Chunk) => name !== CHUNK}},
              },
            },
          },
  };
}
