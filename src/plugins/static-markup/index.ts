/**
 * Lets pages show markup from `.html` files in `src/generated` without a copy of it in their JavaScript.
 *
 * During server rendering, an import of such a file is its text, which becomes part of the page. In the
 * browser, it's a URL, which StaticMarkup loads only after client-side navigation.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** How webpack bundles a module with markup. */
export function markupRule(isServer: boolean): object {
  if (isServer) return {type: 'asset/source'};
  // Not .html, which hosts and crawlers would treat as a page.
  const filename = 'assets/markup/[name].[contenthash:8].txt';
  return {type: 'asset/resource', generator: {filename}};
}

export default function staticMarkup({siteDir}: LoadContext): Plugin {
  const include = path.join(siteDir, 'src', 'generated');
  return {
    name: 'static-markup',
    configureWebpack(_config, isServer) {
      return {module: {rules: [{test: /\.html$/, include, ...markupRule(isServer)}]}};
    },
  };
}
