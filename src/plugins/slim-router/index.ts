/**
 * Makes the router lighter in the browser (2 KB with Brotli): react-router 5 brings a language for
 * addresses with placeholders, of which the site has none but `*`, and a helper that copies static
 * members of components, which nothing here reads.
 *
 * Pages are rendered with the libraries themselves. Remove when Docusaurus has another router.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

function standIn(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}

export default function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      return {
        resolve: {
          alias: {
            'path-to-regexp$': standIn('path-to-regexp.ts'),
            'hoist-non-react-statics$': standIn('hoist-statics.ts'),
          },
        },
      };
    },
  };
}
