/**
 * Keeps the Prism highlighter out of the client: code is highlighted while the site is built.
 *
 * theme-classic 3.10 imports Prism in a client module on every page (30 KB with Brotli). This
 * plugin points that package to an empty stub. Remove when the theme makes Prism optional.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

export default function noPrism(): Plugin {
  const stub = fileURLToPath(new URL('./prism-stub.js', import.meta.url));
  return {
    name: 'no-prism',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': stub}}}),
  };
}
