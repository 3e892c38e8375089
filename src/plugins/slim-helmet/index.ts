/**
 * Writes the tags in the head of a page, in the browser, with less script (4 KB with Brotli): what
 * Docusaurus uses of react-helmet-async is a small part.
 *
 * Pages are rendered with the library itself, whose tags the stand-in takes over. Remove when
 * Docusaurus lets React write these tags.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

export default function slimHelmet(): Plugin {
  const standIn = fileURLToPath(new URL('./client/helmet.ts', import.meta.url));
  return {
    name: 'slim-helmet',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      return {resolve: {alias: {'react-helmet-async$': standIn}}};
    },
  };
}
