/** Packs a version of the built site for reading from disk. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import type {Deployment} from '@devspace-docs/static-host';
import {OFFLINE_FOLDER, offlineArchive, offlineName} from './names.ts';
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {INDEX_FOLDER, indexFile, topicsOf} from '@devspace-docs/search';
import {LANDING_FILE, layOutVersion, SEARCH_FILE} from './version-files.ts';
import {renderSearchPage, searchFiles} from './search-page/write-page.ts';
import {rewritePage, rewriteStyles, type Rewritten} from './rewrite.ts';
import {zipFiles} from './zip-files.ts';

/** Reads the pages of a version and their assets from the built site, by path in the archive. */
async function readVersion(
  dir: string,
  version: VersionLabel,
  deployment: Deployment,
): Promise<Map<string, Uint8Array>> {
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
  const rewrite = async (file: string, to: string): Promise<Rewritten> =>
    rewritePage(await read(file), (url) => resolve(url, to), landing);
  let landingPage = '';
  for (const [file, to] of pages) {
    const page = await rewrite(file, to);
    add(to, page);
    if (to === LANDING_FILE) landingPage = page.text;
  }
  const shell = await rewrite(SEARCH_FILE, SEARCH_FILE);
  add(SEARCH_FILE, {...shell, text: renderSearchPage(shell.text, landingPage)});
  const index: unknown = JSON.parse(await read(INDEX_FOLDER + indexFile(searchTag)));
  const root = landing.replace(/\/$/, '');
  for (const [file, text] of await searchFiles({
    tag: searchTag,
    root,
    topics: topicsOf(version),
    index,
  }))
    found.set(file, Buffer.from(text));
  // The loop includes assets that it adds, such as the fonts of style sheets.
  for (const asset of assets) {
    if (asset.endsWith('.css'))
      add(
        asset,
        rewriteStyles(await read(asset), (url) => resolve(url, asset)),
      );
    else found.set(asset, await readFile(path.join(dir, asset)));
  }
  return found;
}

/**
 * Writes the archive of a version.
 *
 * @param dir - Folder of the built site.
 * @param out - Folder of the published site.
 * @throws Error if a page links to a missing file.
 */
export async function writeArchive(
  dir: string,
  out: string,
  version: VersionLabel,
  deployment: Deployment,
): Promise<void> {
  const name = offlineName(version);
  const files = [...(await readVersion(dir, version, deployment))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, bytes]) => [`${name}/${file}`, bytes] as const);
  await mkdir(path.join(out, OFFLINE_FOLDER), {recursive: true});
  await writeFile(path.join(out, offlineArchive(version)), zipFiles(files));
}
