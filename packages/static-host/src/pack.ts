/** Packs a built site into a folder that a host can use as its root. */
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {glob} from 'tinyglobby';
import {contentType, isCompressible, MIN_COMPRESSED_SIZE} from './headers.ts';
import {NOT_FOUND_PAGE} from './resolve-request.ts';
import {addMetaPolicy, renderRedirectPage} from './meta-policy.ts';
import {renderHeaders, renderRedirects} from './render-netlify.ts';
import {MISSING_ASSET, type HostedSite} from './site.ts';

export interface PackOptions {
  /** Folder of the built site. */
  readonly dir: string;
  /** Output folder. Its previous content is deleted. */
  readonly out: string;
  readonly site: HostedSite;
  /** Whether the host doesn't support headers and redirects, so that pages have to contain both. */
  readonly isPlainHost: boolean;
  /** Whether to add Brotli and gzip copies of files. */
  readonly isCompressed: boolean;
}

const ROBOTS = 'robots.txt';

/** More parallel tasks would only wait for the CPU. */
const LIMIT = {concurrency: 8};

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

async function makePlain(site: HostedSite, folder: string): Promise<void> {
  await pMap(
    await glob('**/*.html', {cwd: folder, absolute: true}),
    async (file) => {
      await writeFile(file, addMetaPolicy(await readFile(file, 'utf8'), site.policy));
    },
    LIMIT,
  );
  await pMap(
    site.redirects,
    async ([from, to]) => {
      if (!from.startsWith(site.basePath)) return;
      const file = path.join(folder, `${from.slice(site.basePath.length)}.html`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, renderRedirectPage(to));
    },
    LIMIT,
  );
}

/**
 * Packs a built site.
 *
 * @returns The folder of the base path in the output folder.
 */
export async function packSite(options: PackOptions): Promise<string> {
  const {dir, out, site, isPlainHost, isCompressed} = options;
  const folder = path.join(out, site.basePath);
  await rm(out, {recursive: true, force: true});
  await cp(dir, folder, {recursive: true});
  // Hosts read the page, and crawlers the rules, only at the root.
  for (const file of [NOT_FOUND_PAGE, ROBOTS].filter((name) => existsSync(path.join(dir, name))))
    await cp(path.join(dir, file), path.join(out, file));
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
      LIMIT,
    );
  }
  return folder;
}
