/** Prefetches a few pages, instead of the page of each link in view (see client.ts). */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import {createUnexpected} from '../unexpected.ts';

/** Code in the client entry of Docusaurus 3.10 that client.ts depends on. */
const ASSIGNMENT = 'window.docusaurus = docusaurus;';

export default function limitedPrefetch(): Plugin {
  const entry = createRequire(import.meta.url).resolve(
    '@docusaurus/core/lib/client/clientEntry.js',
  );
  if (!readFileSync(entry, 'utf8').includes(ASSIGNMENT)) {
    throw createUnexpected('limited-prefetch')(`expected "${ASSIGNMENT}" in ${entry}`);
  }
  return {
    name: 'limited-prefetch',
    getClientModules: () => ['./client.ts'],
  };
}
