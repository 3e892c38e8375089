/**
 * Draws a map of what the scripts of the site are made of, for looking at in a browser:
 * `npm run bundle-map`. Builds into a folder of its own; build/ stays as it is.
 */
import {rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {runBuild} from './lib/build/run-build.ts';
import {hostingDir} from './lib/hosting/write-hosting.ts';
import {runMain} from './lib/run-main.ts';

const FOLDER = 'build-bundle-map';
const MAP = `${FOLDER}/index.html`;
const SITE = `${FOLDER}/site`;

async function main(): Promise<void> {
  parseArgs({options: {}}); // Refuses what it does not know.
  const {code} = await runBuild(['--out-dir', SITE], {
    // docusaurus.config.ts adds the plugin that draws.
    BUNDLE_MAP: MAP,
    // The cache belongs to builds without that plugin.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  if (code !== 0) throw new Error('The build failed: see above.');
  for (const folder of [SITE, hostingDir(SITE)]) await rm(folder, {recursive: true});
  console.log(`\nThe map is in ${MAP}: open it in a browser.`);
}

void runMain(main);
