/**
 * Loads the styles of the search modal only with the modal, and excludes its facet menus.
 *
 * Docusaurus 3.10 puts all styles into one file, so that their order doesn't depend on navigation. The
 * styles of the modal affect nothing else, and most page views don't open it.
 *
 * DocSearch 5.1 imports the menu library, 40 KB with Brotli, even if `facets` isn't set.
 */
import type {Plugin} from '@docusaurus/types';

/** Chunk name in src/components/search/SearchLink. */
const CHUNK = 'search-modal';

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
                cacheGroups: {styles: {chunks: ({name}: {name?: string | null}) => name !== CHUNK}},
              },
            },
          },
  };
}
