/** Resolves requests to files, like the static hosts that are used in production. Pure. */
import {decodeUri, trimSlashes} from '@devspace-docs/common';
import {ASSET_EXTENSIONS} from './headers.ts';
import {HOST_FILES, type HostedSite} from './site.ts';

/** A built site. */
export interface SiteFiles extends Pick<HostedSite, 'basePath'> {
  /** Paths relative to the folder of the site, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** Pages by the URLs that redirect to them, from `hostRedirects`. */
  readonly redirects?: ReadonlyMap<string, string>;
}

export type Resolution =
  | {readonly kind: 'file'; readonly file: string}
  /** The location includes the query. */
  | {readonly kind: 'redirect'; readonly location: string}
  /** Missing assets get plain text: browsers would try to run a page as the script. */
  | {readonly kind: 'notFound'; readonly isAsset: boolean};

/** The not-found page, which has no URL of its own. */
export const NOT_FOUND_PAGE = '404.html';

const ASSET = new RegExp(`\\.(?:${ASSET_EXTENSIONS.join('|')})$`, 'i');

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Removes suffixes: `x.html`, `x/index.html` and `x/index` become `x`. */
export function pageName(path: string): string {
  return path.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
}

/** Finds the file of a page, by its name without suffixes. */
export function findPage(name: string, files: ReadonlySet<string>): string | undefined {
  if (name === pageName(NOT_FOUND_PAGE)) return undefined;
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return candidates.find((file) => files.has(file));
}

/** Finds the file at a path relative to the base path, and the canonical path of the file. */
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
 * Each page has one URL, without a suffix, repeated slashes or a trailing slash. Other spellings
 * redirect to it in one step.
 *
 * @param target - Percent-encoded path and query, as in the request line.
 */
export function resolveRequest(
  target: string,
  {basePath, files, redirects}: SiteFiles,
): Resolution {
  const queryStart = target.indexOf('?');
  const query = queryStart < 0 ? '' : target.slice(queryStart);
  const encodedPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const path = decodeUri(encodedPath);
  if (!path?.startsWith('/')) return {kind: 'notFound', isAsset: false};

  const base = trimSlashes(basePath);
  const trimmed = trimSlashes(path);
  const missing: Resolution = {kind: 'notFound', isAsset: ASSET.test(trimmed)};
  // The router of the page distinguishes an encoded slash from others.
  if (/%2f/i.test(encodedPath)) return missing;
  const moved = redirects?.get(`/${pageName(trimmed)}`);
  if (moved) return {kind: 'redirect', location: moved + query};
  if (trimmed === '' && base !== '') return {kind: 'redirect', location: basePath + query};
  const isInside = base === '' || trimmed === base || trimmed.startsWith(`${base}/`);
  if (!isInside) return missing;

  const found = findFile(trimSlashes(trimmed.slice(base.length)), files);
  if (!found) return missing;
  const canonical = basePath + found.path;
  if (path === canonical) return {kind: 'file', file: found.file};
  return {kind: 'redirect', location: encodePath(canonical) + query};
}
