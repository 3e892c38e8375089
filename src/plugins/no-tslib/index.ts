/**
 * Keeps the helpers of TypeScript out of the client: @docusaurus/utils-common 3.10 is compiled such
 * that it takes all of them (4 KB with Brotli on every page) for the sake of one.
 *
 * Remove when that package is an ES module, or imports no helpers.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

export default function noTslib(): Plugin {
  const standIn = fileURLToPath(new URL('./tslib-stand-in.cjs', import.meta.url));
  return {
    name: 'no-tslib',
    configureWebpack: () => ({resolve: {alias: {tslib$: standIn}}}),
  };
}
