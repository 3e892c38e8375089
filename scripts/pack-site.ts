/**
 * Lays the built site out for a host: `npm run pack`. DEPLOY.md says which host needs what.
 *
 * --out DIR      writes another folder than publish/; what was in it goes
 * --dir DIR      takes another folder than build/
 * --plain-host   for hosts that send no headers and know no redirects: pages carry both
 * --compress     adds compressed twins (.br, .gz), for servers that send those
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readDeployment} from '../src/config/deployment.ts';
import {packSite} from './lib/hosting/pack.ts';
import {writeHosting} from './lib/hosting/write-hosting.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      out: {type: 'string', default: 'publish'},
      dir: {type: 'string', default: 'build'},
      'plain-host': {type: 'boolean', default: false},
      compress: {type: 'boolean', default: false},
    },
  });
  if (existsSync(values.out) && !existsSync(path.join(values.out, 'missing.txt'))) {
    throw new Error(
      `${values.out} exists and was not written by this command: choose another --out.`,
    );
  }
  const deployment = readDeployment(process.env);
  // The build has written them, unless the folder was moved or the policy has changed since.
  await writeHosting(values.dir, deployment);
  const folder = await packSite({
    dir: values.dir,
    out: values.out,
    deployment,
    isPlainHost: values['plain-host'],
    isCompressed: values.compress,
  });
  console.log(`${values.out} is ready to be published: the site lies in ${folder}.`);
}

void runMain(main);
