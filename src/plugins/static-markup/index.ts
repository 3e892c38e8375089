/**
 * Lets pages show markup from `.html` files in `src/generated` and `@generated` without a copy of it in
 * their JavaScript.
 *
 * During server rendering, an import of such a file is its text, which becomes part of the page. In the
 * browser, it's a URL, which StaticMarkup loads only after client-side navigation.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function staticMarkup({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const include = [path.join(siteDir, 'src', 'generated'), generatedFilesDir];
  return {
    name: 'static-markup',
    configureWebpack(_config, isServer) {
      const rule = isServer
        ? {type: 'asset/source'}
        : // Not .html, which hosts and crawlers would treat as a page.
          {
            type: 'asset/resource',
            generator: {filename: 'assets/markup/[name].[contenthash:8].txt'},
          };
      return {module: {rules: [{test: /\.html$/, include, ...rule}]}};
    },
  };
}
