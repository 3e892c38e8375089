/**
 * Loads the styles of the search modal with the modal, and excludes the menus of its facets.
 *
 * Docusaurus 3.10 puts all styles into one file, so that their order never depends on the way a
 * reader takes. Those of the modal concern nothing else, and most pages are read without it.
 *
 * DocSearch 5.1 imports the library of those menus, 40 KB with Brotli, also where `facets` is not set.
 */
import type {Plugin} from '@docusaurus/types';

/** The name that src/components/search/SearchLink gives to the files of the modal. */
const CHUNK = 'search-modal';

/** What is used of a chunk of the bundler. */
interface Chunk {
  readonly name?: string | null;
}

export default function searchModal(): Plugin {
  return {
    name: 'search-modal',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {alias: {'@base-ui/react/menu': false}},
            optimization: {
              splitChunks: {
                cacheGroups: {styles: {chunks: ({name}: Chunk) => name !== CHUNK}},
              },
            },
          },
  };
}
