/**
 * Tags in the head of a page, with less work than react-helmet-async makes of them.
 *
 * In the browser a stand-in writes them, with less script (4 KB with Brotli): what Docusaurus uses of
 * the library is a small part. Pages are rendered with the library itself, whose tags the stand-in
 * takes over, but it puts them together once. Remove when Docusaurus lets React write these tags.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

export default function slimHelmet(): Plugin {
  const inBrowser = fileURLToPath(new URL('./client/helmet.ts', import.meta.url));
  const onServer = fileURLToPath(new URL('./server/helmet.ts', import.meta.url));
  return {
    name: 'slim-helmet',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      return {resolve: {alias: {'react-helmet-async$': isServer ? onServer : inBrowser}}};
    },
  };
}
