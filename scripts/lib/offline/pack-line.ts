/**
 * Takes a release line out of the built site, as files that are read from disk.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {glob} from 'tinyglobby';
import type {Deployment} from '../../../src/config/deployment.ts';
import {releaseLines, type ReleaseLine} from '../../../src/config/versions.ts';
import {layOutLine} from './line-files.ts';
import {rewritePage, rewriteStyles, type Rewritten} from './rewrite.ts';

/** Time of all files in an archive, so that the same site makes the same archive. */
const ARCHIVE_TIME = new Date('2000-01-01T00:00:00Z');

/** Files by path in the folder. */
export type OfflineFiles = ReadonlyMap<string, Uint8Array>;

/** The name of the folder and of its archive. */
export function archiveName(line: ReleaseLine): string {
  return `devspace-docs-${line}`;
}

/**
 * Reads the pages of a line, and all that they need, from the built site.
 *
 * @param dir - The folder of the built site.
 * @throws Error when a page leads to what the site does not have.
 */
export async function readLine(
  dir: string,
  line: ReleaseLine,
  deployment: Deployment,
): Promise<OfflineFiles> {
  const {segment} = releaseLines.find((one) => one.line === line) ?? {segment: ''};
  const {pages, resolve} = layOutLine({
    basePath: deployment.baseUrl,
    siteUrl: deployment.url,
    segment,
    segments: releaseLines.map((one) => one.segment),
    files: new Set(await glob('**/*', {cwd: dir})),
  });
  const read = async (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');
  const landing = deployment.baseUrl + segment;
  const found = new Map<string, Uint8Array>();
  const assets = new Set<string>();
  const add = (name: string, {text, assets: needed}: Rewritten): void => {
    found.set(name, Buffer.from(text));
    for (const asset of needed) assets.add(asset);
  };
  for (const [file, name] of pages) {
    add(
      name,
      rewritePage(await read(file), (address) => resolve(address, name), landing),
    );
  }
  // A set takes in what is added while it is walked through: fonts of styles, for one.
  for (const asset of assets) {
    if (asset.endsWith('.css'))
      add(
        asset,
        rewriteStyles(await read(asset), (address) => resolve(address, asset)),
      );
    else found.set(asset, await readFile(path.join(dir, asset)));
  }
  return found;
}

/** Makes an archive of files: they lie in a folder of that name. The same files, the same bytes. */
export function zipFolder(name: string, files: OfflineFiles): Uint8Array {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const folder: Zippable = Object.fromEntries(
    entries.map(([file, bytes]) => [`${name}/${file}`, bytes]),
  );
  return zipSync(folder, {level: 9, mtime: ARCHIVE_TIME});
}
