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
import {openStepPool} from './lib/build/step-pool.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      strict: {type: 'boolean', default: false},
      'out-dir': {type: 'string', default: 'build'},
    },
  });
  const dir = values['out-dir'];
  const start = performance.now();
  // Their processes get ready while Docusaurus does what only one processor can do.
  const steps = openStepPool();
  try {
    const {isFailed, message} = await runBuild({outDir: dir, isStrict: values.strict});
    if (isFailed) throw new Error(message);
    const [hosting, ...lines] = await Promise.all([
      steps.run({name: 'hosting'}, dir),
      ...releaseLines.map(async ({line}) => steps.run({name: 'line', line}, dir)),
    ]);
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    const sizes = lines.map(({archive: {file, size}}) => `${file} (${(size / 1e6).toFixed(1)} MB)`);
    console.log(`\n${message}`);
    console.log(`The search finds ${count} places.`);
    console.log(`To be read offline: ${sizes.join(', ')}.`);
    console.log(`Headers and redirects for hosts are in ${hosting.folder}/.`);
    for (const note of hosting.notes) console.log(note);
    console.log(`All that took ${Math.round((performance.now() - start) / 1000)} s.`);
  } finally {
    await steps.close();
  }
}

void runMain(main);
