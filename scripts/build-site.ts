/**
 * Builds the site, and beside it the files for hosts: `npm run build`.
 *
 * --strict       fails when the build prints a warning, and repeats all of them at the end
 * --out-dir DIR  builds into another folder than build/
 */
import {parseArgs} from 'node:util';
import {readDeployment} from '../src/config/deployment.ts';
import {runBuild} from './lib/build/run-build.ts';
import {writeHosting} from './lib/hosting/write-hosting.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      strict: {type: 'boolean', default: false},
      'out-dir': {type: 'string', default: 'build'},
    },
  });
  const {isFailed, message} = await runBuild({outDir: values['out-dir'], isStrict: values.strict});
  if (isFailed) throw new Error(message);
  const hosting = await writeHosting(values['out-dir'], readDeployment(process.env));
  console.log(`\n${message}\nHeaders and redirects for hosts are in ${hosting}/.`);
}

void runMain(main);
