/**
 * Maps the pages of a version to files in an archive, and rewrites the links between them to work
 * without a server. Pure.
 */
import path from 'node:path/posix';
import {type VersionLabel, readPagePath} from '@devspace-docs/versions';
import {findPage, pageName, type SiteFiles} from '@devspace-docs/static-host/node';

export interface VersionSource extends Pick<SiteFiles, 'basePath' | 'files'> {
  /** Origin of the site, such as `https://docs.example`. */
  readonly siteUrl: string;
  readonly version: VersionLabel;
}

export interface Target {
  readonly href: string;
  /** File of the site to add to the archive, unless the link leads to a page. */
  readonly asset?: string;
}

export interface VersionFiles {
  /** Files in the archive by file of the built site. */
  readonly pages: ReadonlyMap<string, string>;
  /**
   * Rewrites a URL of a file in the archive. URLs outside the site don't change.
   *
   * @param from - Path of the file in the archive.
   * @throws Error if the site has no such file.
   */
  readonly resolve: (url: string, from: string) => Target;
}

/** Pages that only make sense on the site, or that the archive replaces. */
const EXCLUDED = new Set(['404.html', 'offline.html', 'search.html']);

/** The landing page of the archive. */
export const LANDING_FILE = 'index.html';

/** The search page of the archive. */
export const SEARCH_FILE = 'search.html';

/** Returns the path of a page in the archive of a version; undefined if the archive doesn't contain it. */
function archivePath(file: string, version: VersionLabel): string | undefined {
  if (!file.endsWith('.html') || EXCLUDED.has(file)) return undefined;
  const {version: own, page} = readPagePath(pageName(file));
  if (own !== version) return undefined;
  return page === '' ? LANDING_FILE : `${page}.html`;
}

/** Lays out the files of a version. */
export function layOutVersion(source: VersionSource): VersionFiles {
  const {basePath, siteUrl, version, files} = source;
  const pages = new Map<string, string>();
  for (const file of files) {
    const to = archivePath(file, version);
    if (to !== undefined) pages.set(file, to);
  }

  return {
    pages,
    resolve(url, from) {
      if (!url.startsWith(basePath) && `${url}/` !== basePath) return {href: url};
      const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
      const below = decodeURI(pathname.slice(basePath.length)).replace(/\/$/, '');
      const relative = (to: string): string =>
        encodeURI(path.relative(path.dirname(from), to)) + rest;
      if (files.has(below) && !below.endsWith('.html'))
        return {href: relative(below), asset: below};
      const file = findPage(pageName(below), files);
      if (!file) {
        throw new Error(
          `${from} links to ${url}, which doesn't exist in the built site. Rebuild the site.`,
        );
      }
      if (file === SEARCH_FILE) return {href: relative(SEARCH_FILE)};
      const page = pages.get(file);
      // Pages of other versions aren't in the archive, so they link to the site.
      return {href: page === undefined ? siteUrl + url : relative(page)};
    },
  };
}
