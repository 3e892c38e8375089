/** Prefetches a few pages, instead of the page of each link in view (see client.ts). */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

/** Code in the client entry of Docusaurus 3.10 that client.ts depends on. */
const ASSIGNMENT = 'window.docusaurus = docusaurus;';

export default function limitedPrefetch(): Plugin {
  const entry = createRequire(import.meta.url).resolve(
    '@docusaurus/core/lib/client/clientEntry.js',
  );
  if (!readFileSync(entry, 'utf8').includes(ASSIGNMENT)) {
    throw new Error(
      `limited-prefetch: expected "${ASSIGNMENT}" in ${entry}. Adapt src/plugins/limited-prefetch to this version of Docusaurus, or switch \`limitedPrefetch\` off in src/config/optimizations.ts.`,
    );
  }
  return {name: 'limited-prefetch', getClientModules: () => ['./client.ts']};
}
