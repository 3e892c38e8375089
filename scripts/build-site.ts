/**
 * Builds the site with its search index and an archive of each version for reading offline, and
 * beside it the files for hosts: `npm run build`.
 *
 * --strict       fails when the build prints a warning, and repeats all of them at the end
 * --out-dir DIR  builds into another folder than build/
 */
import {parseArgs} from 'node:util';
import {readDeployment} from '../src/config/deployment.ts';
import {runBuild} from './lib/build/run-build.ts';
import {writeHosting} from './lib/hosting/write-hosting.ts';
import {writeArchives} from './lib/offline/write-archives.ts';
import {runMain} from './lib/run-main.ts';
import {writeIndex} from './lib/search/write-index.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      strict: {type: 'boolean', default: false},
      'out-dir': {type: 'string', default: 'build'},
    },
  });
  const {isFailed, message} = await runBuild({outDir: values['out-dir'], isStrict: values.strict});
  if (isFailed) throw new Error(message);
  const deployment = readDeployment(process.env);
  const count = await writeIndex(values['out-dir'], deployment.baseUrl);
  // The archives hold the index.
  const archives = await writeArchives(values['out-dir'], deployment);
  const hosting = await writeHosting(values['out-dir'], deployment);
  const sizes = archives.map(({file, size}) => `${file} (${(size / 1e6).toFixed(1)} MB)`);
  console.log(`
${message}`);
  console.log(`The search finds ${count} places.`);
  console.log(`To be read offline: ${sizes.join(', ')}.`);
  console.log(`Headers and redirects for hosts are in ${hosting}/.`);
}

void runMain(main);
