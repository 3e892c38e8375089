/**
 * Writes the bill of materials of the build: `npm run sbom`.
 *
 * All packages that building the site takes, with their versions, as CycloneDX. What of them
 * readers receive is in third-party-licenses.txt of the built site.
 *
 * --out FILE  writes another file than build-hosting/sbom.cdx.json
 */
import {execFileSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from './lib/run-main.ts';

/** Bytes of output that are taken: the list names more than a thousand packages. */
const LARGEST = 64 * 1024 * 1024;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {out: {type: 'string', default: 'build-hosting/sbom.cdx.json'}},
  });
  const sbom = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: LARGEST,
  });
  const {components} = JSON.parse(sbom) as {readonly components: readonly unknown[]};
  await mkdir(path.dirname(values.out), {recursive: true});
  await writeFile(values.out, sbom);
  console.log(`${values.out} names ${components.length} packages.`);
}

void runMain(main);
