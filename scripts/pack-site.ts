/**
 * Copies the built site to a folder in the layout that hosts expect, and adds the offline archives:
 * `npm run pack`. See DEPLOY.md.
 *
 * --out DIR      writes to DIR instead of publish/, and replaces its content
 * --dir DIR      reads the site from DIR instead of build/
 * --plain-host   for hosts without custom headers and redirects: adds both to the pages
 * --compress     adds compressed files (.br, .gz), for servers that send them
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeArchive} from '@devspace-docs/offline/node';
import {readDeployment} from '@devspace-docs/static-host';
import {hostingSettings} from '../src/config/hosting.ts';
import {packSite, readSite, writeHosting} from '@devspace-docs/static-host/node';
import {versions} from '@devspace-docs/versions';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
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
      `${values.out} wasn't created by this command. Choose another folder with --out.`,
    );
  }
  const deployment = readDeployment(process.env);
  const settings = hostingSettings(deployment);
  // The build writes these files, too, but its folder or the policy may have changed since then.
  const site = await readSite(values.dir, settings);
  await writeHosting(values.dir, site, settings.redirects);
  const folder = await packSite({
    dir: values.dir,
    out: values.out,
    site,
    isPlainHost: values['plain-host'],
    isCompressed: values.compress,
  });
  for (const {label} of versions) await writeArchive(values.dir, folder, label, deployment);
  console.log(`${values.out} is ready to publish. The site is in ${folder}.`);
});
