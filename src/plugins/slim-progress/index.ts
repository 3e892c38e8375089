/**
 * Draws the bar that shows a page on its way with less script (1 KB with Brotli): what the theme
 * uses of NProgress is a small part.
 *
 * Remove when the theme has another bar.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

export default function slimProgress(): Plugin {
  const standIn = fileURLToPath(new URL('./progress.ts', import.meta.url));
  return {
    name: 'slim-progress',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      return {resolve: {alias: {nprogress$: standIn}}};
    },
  };
}
