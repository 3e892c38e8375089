/**
 * Takes a version out of the built site, as files that are read from disk.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import type {Deployment} from '../../../src/config/deployment.ts';
import {offlineName} from '../../../src/config/offline.ts';
import {versionsByLabel, type VersionLabel} from '../../../src/config/versions.ts';
import {INDEX_FOLDER, indexFile} from '../../../src/lib/search/builtin/index-file.ts';
import {topicsOf} from '../../../src/lib/search/topics.ts';
import {layOutVersion, SEARCH_FILE} from './version-files.ts';
import {renderSearchPage, searchFiles} from './search-page/write-page.ts';
import {rewritePage, rewriteStyles, type Rewritten} from './rewrite.ts';
import {zipFiles} from './zip-files.ts';

/** Files by path in the folder. */
export type OfflineFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the pages of a version, and all that they need, from the built site.
 *
 * @param dir - The folder of the built site.
 * @throws Error when a page leads to what the site does not have.
 */
export async function readVersion(
  dir: string,
  version: VersionLabel,
  deployment: Deployment,
): Promise<OfflineFiles> {
  const {path: versionPath, searchTag} = versionsByLabel[version];
  const {pages, resolve} = layOutVersion({
    basePath: deployment.baseUrl,
    siteUrl: deployment.url,
    version,
    files: new Set(await glob('**/*', {cwd: dir})),
  });
  const read = async (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');
  const landing = deployment.baseUrl + versionPath;
  const found = new Map<string, Uint8Array>();
  const assets = new Set<string>();
  const add = (file: string, {text, assets: needed}: Rewritten): void => {
    found.set(file, Buffer.from(text));
    for (const asset of needed) assets.add(asset);
  };
  for (const [file, to] of pages) {
    add(
      to,
      rewritePage(await read(file), (address) => resolve(address, to), landing),
    );
  }
  const shell = rewritePage(
    await read(SEARCH_FILE),
    (address) => resolve(address, SEARCH_FILE),
    landing,
  );
  add(SEARCH_FILE, {...shell, text: renderSearchPage(shell.text)});
  const index: unknown = JSON.parse(await read(INDEX_FOLDER + indexFile(searchTag)));
  const root = landing.replace(/\/$/, '');
  for (const [file, text] of await searchFiles({
    tag: searchTag,
    root,
    topics: topicsOf(version),
    index,
  }))
    found.set(file, Buffer.from(text));
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

/** Makes an archive of the files of a version, in one folder. The same files make the same bytes. */
export function zipVersion(version: VersionLabel, files: OfflineFiles): Uint8Array {
  const name = offlineName(version);
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipFiles(entries.map(([file, bytes]) => [`${name}/${file}`, bytes] as const));
}
