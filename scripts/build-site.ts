/**
 * Builds the site with its search index and an archive of each version for reading offline, and
 * beside it the files for hosts: `npm run build`.
 *
 * --strict       fails when the build prints a warning, and repeats all of them at the end
 * --out-dir DIR  builds into another folder than build/
 */
import {parseArgs} from 'node:util';
import {releaseLines} from '../src/config/versions.ts';
import {runBuild} from './lib/build/run-build.ts';
import {runStep} from './lib/build/run-step.ts';
import type {Archive} from './lib/offline/write-archive.ts';
import {runMain} from './lib/run-main.ts';

/** Makes the search index, and then the archives, which hold it. */
async function packPages(dir: string): Promise<{count: number; archives: Archive[]}> {
  const count = await runStep({name: 'index'}, dir);
  const archives = await Promise.all(
    releaseLines.map(({line}) => runStep({name: 'archive', line}, dir)),
  );
  return {count, archives};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      strict: {type: 'boolean', default: false},
      'out-dir': {type: 'string', default: 'build'},
    },
  });
  const dir = values['out-dir'];
  const {isFailed, message} = await runBuild({outDir: dir, isStrict: values.strict});
  if (isFailed) throw new Error(message);
  const [hosting, {count, archives}] = await Promise.all([
    runStep({name: 'hosting'}, dir),
    packPages(dir),
  ]);
  const sizes = archives.map(({file, size}) => `${file} (${(size / 1e6).toFixed(1)} MB)`);
  console.log(`
${message}`);
  console.log(`The search finds ${count} places.`);
  console.log(`To be read offline: ${sizes.join(', ')}.`);
  console.log(`Headers and redirects for hosts are in ${hosting}/.`);
}

void runMain(main);
