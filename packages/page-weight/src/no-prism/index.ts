/**
 * Excludes the Prism highlighter from the browser bundle, because the build highlights code.
 *
 * theme-classic 3.10 imports Prism in a client module on every page (30 KB with Brotli). This plugin removes the
 * module. Remove it when the theme makes Prism optional.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function noPrism(): Plugin {
  const theme = createRequire(import.meta.url).resolve('@docusaurus/theme-classic');
  const module = path.join(path.dirname(theme), 'prism-include-languages');
  return {
    name: 'no-prism',
    configureWebpack: () => ({resolve: {alias: {[module]: false}}}),
  };
}
