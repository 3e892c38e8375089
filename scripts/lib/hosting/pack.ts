/**
 * Lays a built site out as a folder that a host takes as its root.
 */
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {glob} from 'tinyglobby';
import type {Deployment} from '../../../src/config/deployment.ts';
import {contentType, isCompressible, MIN_COMPRESSED_SIZE} from './headers.ts';
import {NOT_FOUND_PAGE} from './resolve-request.ts';
import {addMetaPolicy, renderRedirectPage} from './meta-policy.ts';
import {readSite} from './read-site.ts';
import {renderHeaders, renderRedirects} from './render-netlify.ts';
import {MISSING_ASSET, type HostedSite} from './site.ts';

/** What to lay out, and for what kind of host. */
export interface PackOptions {
  /** The built site. */
  readonly dir: string;
  /** The folder to write; what was in it goes. */
  readonly out: string;
  readonly deployment: Deployment;
  /** Whether the host sends no headers and knows no redirects: pages then carry both. */
  readonly isPlainHost: boolean;
  /** Whether files get compressed twins, for servers that send those. */
  readonly isCompressed: boolean;
}

/** Files that are worked on at once: more would only wait for the processors. */
const AT_ONCE = {concurrency: 8};

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_COMPRESSED_SIZE) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, {params}));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, {level: 9}));
}

/** The file of a redirect page; undefined if the URL is outside of the site's folder. */
function redirectFile({basePath}: HostedSite, from: string): string | undefined {
  return from.startsWith(basePath) ? `${from.slice(basePath.length)}.html` : undefined;
}

async function makePlain(site: HostedSite, folder: string): Promise<void> {
  await pMap(
    await glob('**/*.html', {cwd: folder, absolute: true}),
    async (file) => {
      await writeFile(file, addMetaPolicy(await readFile(file, 'utf8'), site.policy));
    },
    AT_ONCE,
  );
  await pMap(
    site.redirects,
    async ([from, to]) => {
      const name = redirectFile(site, from);
      if (name === undefined) return;
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, renderRedirectPage(to));
    },
    AT_ONCE,
  );
}

/**
 * Packs a built site.
 *
 * @returns The folder of the site itself, below the base path.
 */
export async function packSite(options: PackOptions): Promise<string> {
  const {dir, out, deployment, isPlainHost, isCompressed} = options;
  const site = await readSite(dir, deployment);
  const folder = path.join(out, site.basePath);
  await rm(out, {recursive: true, force: true});
  await cp(dir, folder, {recursive: true});
  await cp(path.join(dir, NOT_FOUND_PAGE), path.join(out, NOT_FOUND_PAGE));
  await writeFile(path.join(out, 'missing.txt'), `${MISSING_ASSET}\n`);
  if (isPlainHost) await makePlain(site, folder);
  else {
    await writeFile(path.join(out, '_headers'), renderHeaders(site));
    await writeFile(path.join(out, '_redirects'), renderRedirects(site));
  }
  if (isCompressed) {
    const files = await glob('**/*', {cwd: folder, absolute: true});
    await pMap(
      files.filter((file) => isCompressible(contentType(file))),
      compress,
      AT_ONCE,
    );
  }
  return folder;
}
