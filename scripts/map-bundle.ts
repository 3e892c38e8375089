/**
 * Draws a map of what the scripts of the site are made of, for looking at in a browser:
 * `npm run bundle-map`. Builds into a folder of its own; build/ stays as it is.
 */
import {rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {runBuild} from './lib/build/run-build.ts';
import {runMain} from './lib/run-main.ts';

const FOLDER = 'build-bundle-map';
const MAP = `${FOLDER}/index.html`;
const SITE = `${FOLDER}/site`;

async function main(): Promise<void> {
  parseArgs({options: {}}); // Refuses what it does not know.
  // docusaurus.config.ts adds the plugin that draws.
  process.env.BUNDLE_MAP = MAP;
  // The cache belongs to builds without that plugin.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const {isFailed, message} = await runBuild({outDir: SITE, isStrict: false});
  if (isFailed) throw new Error(message);
  await rm(SITE, {recursive: true});
  console.log(`\nThe map is in ${MAP}: open it in a browser.`);
}

void runMain(main);
