/**
 * Excludes the Prism highlighter from the browser bundle, because the build highlights code.
 *
 * theme-classic 3.10 imports Prism in a client module on every page (30 KB with Brotli). This plugin
 * replaces the package with an empty stub. Remove it when the theme makes Prism optional.
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
