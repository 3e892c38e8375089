/**
 * Checks that each optimization in src/config/optimizations.ts can be switched off: builds and tests the
 * site without each of them, one at a time (`npm run check:switches`). A scheduled workflow runs it,
 * because it is too slow for `npm test`.
 *
 * NAME ...  checks only these optimizations
 * --e2e     runs all browser tests instead of only those in SPECS
 */
import {spawnSync} from 'node:child_process';
import {rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {optimizations, type Optimization} from '../src/config/optimizations.ts';
import {hostingDir} from './lib/hosting/write-hosting.ts';
import {runMain} from './lib/run-main.ts';

const DIR = 'build-switches';

/** Browser tests that optimizations can affect. */
const SPECS = ['page-weight', 'prefetch', 'hydration'];

function chooseNames(requested: readonly string[]): string[] {
  const names = Object.keys(optimizations);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown optimization: ${unknown.join(', ')}. Use any of ${names.join(', ')}.`);
  }
  return requested.length > 0 ? [...requested] : names;
}

/** Builds and tests the site without an optimization. Returns the npm script that failed, if any. */
function check(name: string, specs: readonly string[]): string | undefined {
  const steps = [
    ['build', '--', '--strict', '--out-dir', DIR],
    ['test:site'],
    ['test:e2e', '--', ...specs],
  ];
  const env = {...process.env, WITHOUT_OPTIMIZATION: name, BUILD_DIR: DIR};
  const failed = steps.find((step) => {
    console.log(`\n--- without ${name}: npm run ${step.join(' ')}`);
    return spawnSync('npm', ['run', ...step], {stdio: 'inherit', env}).status !== 0;
  });
  return failed?.[0];
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {e2e: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const failures: string[] = [];
  for (const name of chooseNames(positionals)) {
    if (!optimizations[name as Optimization]) continue;
    const step = check(name, values.e2e ? [] : SPECS);
    if (step) failures.push(`npm run ${step} fails without ${name}.`);
  }
  for (const folder of [DIR, hostingDir(DIR)]) await rm(folder, {recursive: true, force: true});
  if (failures.length > 0) throw new Error(failures.join('\n'));
  console.log('\nThe site builds and passes its tests with each optimization switched off.');
}

void runMain(main);
