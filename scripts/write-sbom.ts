/**
 * Writes the bill of materials of the build: `npm run sbom`.
 *
 * All packages that building the site takes, with their versions, as CycloneDX. What of them
 * readers receive is in third-party-licenses.txt of the built site.
 *
 * --out FILE  writes another file than build-hosting/sbom.cdx.json
 */
import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from './lib/run-main.ts';
import {withoutDevelopment, type Lock, type Manifest} from './lib/sbom/without-development.ts';

/** Bytes of output that are taken: the list names more than a thousand packages. */
const LARGEST = 64 * 1024 * 1024;

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Has npm describe the packages of the project, from its lock file. */
async function describePackages(): Promise<string> {
  const {manifest, lock} = withoutDevelopment({
    manifest: (await readJson('package.json')) as Manifest,
    lock: (await readJson('package-lock.json')) as Lock,
  });
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'sbom-'));
  // npm names the project after its folder.
  const folder = path.join(temporary, manifest.name);
  try {
    await mkdir(folder);
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    return execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: LARGEST,
    });
  } finally {
    await rm(temporary, {recursive: true});
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {out: {type: 'string', default: 'build-hosting/sbom.cdx.json'}},
  });
  const sbom = await describePackages();
  const {components} = JSON.parse(sbom) as {readonly components: readonly unknown[]};
  await mkdir(path.dirname(values.out), {recursive: true});
  await writeFile(values.out, sbom);
  console.log(`${values.out} names ${components.length} packages.`);
}

void runMain(main);
