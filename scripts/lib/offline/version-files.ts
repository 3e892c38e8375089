/**
 * The files of one version, as they lie in a folder that is read from disk: which page is
 * which file, and how one leads to another without a server. Pure.
 */
import path from 'node:path/posix';
import type {VersionLabel} from '../../../src/config/versions.ts';
import {readPagePath} from '../../../src/lib/version-map/page-path.ts';
import {pageName} from '../hosting/resolve-request.ts';

/** The built site, and the version to take out of it. */
export interface VersionSource {
  /** Path with both slashes under which the site is served, such as `/docs/`. */
  readonly basePath: string;
  /** URL of the site without a path, such as `https://docs.example`. */
  readonly siteUrl: string;
  readonly version: VersionLabel;
  /** All files of the site, as paths below its folder. */
  readonly files: ReadonlySet<string>;
}

/** Where a URL leads from a file of the folder. */
export interface Target {
  readonly href: string;
  /** The file of the site that has to be in the folder for that, unless it is a page of the version. */
  readonly asset?: string;
}

/** The files of a version. */
export interface VersionFiles {
  /** Files in the folder by file of the built site. */
  readonly pages: ReadonlyMap<string, string>;
  /**
   * Rewrites a URL of a file in the folder.
   *
   * @param address - As the built site has it: a path with the base path, or anything else.
   * @param from - Path of the file in the folder.
   * @throws Error when the site has no such file.
   */
  readonly resolve: (address: string, from: string) => Target;
}

/** Pages that only the site has a use for, or that have a twin in the folder. */
const LEFT_OUT = new Set(['404.html', 'offline.html', 'search.html']);

/** The page of the folder that searches. */
export const SEARCH_FILE = 'search.html';

/** Lays the files of a version out. */
export function layOutVersion(source: VersionSource): VersionFiles {
  const {basePath, siteUrl, version, files} = source;
  const pages = new Map<string, string>();
  for (const file of files) {
    if (!file.endsWith('.html') || LEFT_OUT.has(file)) continue;
    const path = readPagePath(pageName(file));
    if (path.version !== version) continue;
    pages.set(file, path.page === '' ? 'index.html' : `${path.page}.html`);
  }

  function findPage(name: string): string | undefined {
    const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
    return candidates.find((file) => files.has(file));
  }

  return {
    pages,
    resolve(address, from) {
      if (!address.startsWith(basePath) && `${address}/` !== basePath) return {href: address};
      const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
      const below = decodeURI(pathname.slice(basePath.length)).replace(/\/$/, '');
      const relative = (to: string): string =>
        encodeURI(path.relative(path.dirname(from), to)) + rest;
      if (files.has(below) && !below.endsWith('.html'))
        return {href: relative(below), asset: below};
      const file = findPage(pageName(below));
      if (!file) {
        throw new Error(
          `${from} links to ${address}, which doesn't exist in the built site. Rebuild the site.`,
        );
      }
      if (file === SEARCH_FILE) return {href: relative(SEARCH_FILE)};
      const page = pages.get(file);
      // Pages of other versions are not in the folder: the way to them is the network.
      return {href: page === undefined ? siteUrl + address : relative(page)};
    },
  };
}
