/**
 * Lets pages show markup from `.html` files in `src/generated` and `@generated` without a copy of it in
 * their JavaScript.
 *
 * While the site is rendered, an import of such a file is its text, which becomes part of the
 * page. In the browser the same import is an address: the text is loaded only when a reader comes
 * from another page of the site and so did not receive it with the page. See StaticMarkup.
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
        : // Not .html, which hosts and crawlers take for a page.
          {
            type: 'asset/resource',
            generator: {filename: 'assets/markup/[name].[contenthash:8].txt'},
          };
      return {module: {rules: [{test: /\.html$/, include, ...rule}]}};
    },
  };
}
