/**
 * Decides which file answers a request, as the static hosts of production do. Pure: an address
 * and the files of the site in, an answer out.
 */

import {ASSET_EXTENSIONS, HOST_FILES} from './site.ts';

/** The built site: where it is served, and its files by path below the folder, with slashes. */
export interface SiteFiles {
  /** Path with both slashes, such as `/docs/`. */
  readonly basePath: string;
  readonly files: ReadonlySet<string>;
  /** Pages by the URLs that they replace, as scripts/lib/hosting lists them. */
  readonly redirects?: ReadonlyMap<string, string>;
}

/** The answer to a request. */
export type Resolution =
  | {readonly kind: 'file'; readonly file: string}
  /** The page has another URL. The location keeps the query. */
  | {readonly kind: 'redirect'; readonly location: string}
  /** An asset is answered in plain text: a script that is HTML only confuses the browser. */
  | {readonly kind: 'notFound'; readonly isAsset: boolean};

/** The page that says that a page does not exist; it has no URL of its own. */
export const NOT_FOUND_PAGE = '404.html';

const ASSET = new RegExp(`\\.(?:${ASSET_EXTENSIONS.join('|')})$`, 'i');

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** `/docs//x/` as `docs/x`: what remains when the slashes that mean nothing are gone. */
function tidy(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}

/** The name of a page without what a host adds: `x.html`, `x/index.html` and `x/index` are `x`. */
export function pageName(path: string): string {
  return path.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
}

function findPage(name: string, files: ReadonlySet<string>): string | undefined {
  if (name === pageName(NOT_FOUND_PAGE)) return undefined;
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return candidates.find((file) => files.has(file));
}

/** The file at a path below the base path, and the one path that the file is served at. */
function findFile(
  path: string,
  files: ReadonlySet<string>,
): {file: string; path: string} | undefined {
  if (HOST_FILES.includes(path)) return undefined;
  if (files.has(path) && !path.endsWith('.html')) return {file: path, path};
  const file = findPage(pageName(path), files);
  return file === undefined ? undefined : {file, path: pageName(file)};
}

/**
 * Resolves the target of a request.
 *
 * A page has one URL: below the base path, without suffix, doubled slashes or a slash at the
 * end. Whatever else means the page is sent there by one redirect.
 *
 * @param target - Path and query as the request line has them, percent-encoded.
 */
export function resolveRequest(
  target: string,
  {basePath, files, redirects}: SiteFiles,
): Resolution {
  const queryStart = target.indexOf('?');
  const query = queryStart < 0 ? '' : target.slice(queryStart);
  const path = decodePath(queryStart < 0 ? target : target.slice(0, queryStart));
  if (!path?.startsWith('/')) return {kind: 'notFound', isAsset: false};

  const base = tidy(basePath);
  const tidied = tidy(path);
  const moved = redirects?.get(`/${pageName(tidied)}`);
  if (moved) return {kind: 'redirect', location: moved + query};
  const missing: Resolution = {kind: 'notFound', isAsset: ASSET.test(tidied)};
  if (tidied === '' && base !== '') return {kind: 'redirect', location: basePath + query};
  const isInside = base === '' || tidied === base || tidied.startsWith(`${base}/`);
  if (!isInside) return missing;

  const found = findFile(tidy(tidied.slice(base.length)), files);
  if (!found) return missing;
  const address = basePath + found.path;
  if (path === address) return {kind: 'file', file: found.file};
  return {kind: 'redirect', location: encodePath(address) + query};
}
