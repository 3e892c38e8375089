import {posix} from 'node:path';
import {versions} from '@devspace-docs/versions';
import {resolvePath} from './imports.ts';
import {readDocsPath, readSitePath, showRoute} from '@devspace-docs/versions/node';
import type {Site} from './site.ts';
import {decodeUri, didYouMean, suggest, suggestPath} from '@devspace-docs/common';
import type {SourceFile} from './types.ts';

/** A broken link, or one that doesn't follow the conventions. */
interface BadLink {
  readonly kind: 'bad';
  readonly message: string;
  readonly hint: string;
  /** The path or URL to write instead, without query and anchor. */
  readonly correction?: string;
}

export interface PageLink {
  readonly kind: 'page';
  readonly page: SourceFile;
  readonly anchor: string | undefined;
  /** `file`: a relative path; `route`: an absolute URL; `self`: only an anchor. */
  readonly by: 'file' | 'route' | 'self';
}

export type LinkTarget =
  | BadLink
  | PageLink
  | {readonly kind: 'external'; readonly url: URL}
  /** A static file, or a page that is a component. */
  | {readonly kind: 'other'};

const STATIC_FOLDER = 'static/';

function bad(message: string, hint: string, correction?: string): BadLink {
  return {kind: 'bad', message, hint, correction};
}

/** A link to an existing page or file, with a misspelled path. */
function misspelled(message: string, correction: string, instruction = 'write'): BadLink {
  return bad(message, `${instruction} \`${correction}\``, correction);
}

/** Path of `to` relative to the file `from`. Always starts with a dot, as Docusaurus prefers. */
export function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Absolute link to a page, without the base path, which Docusaurus adds. */
function absoluteLink(page: SourceFile): string {
  return `/${page.route ?? ''}`;
}

function relativeCandidates(from: SourceFile, site: Site): string[] {
  return site.files
    .filter(({kind, version}) => kind === 'page' && version === from.version)
    .map(({path}) => relativePath(from.path, path));
}

function resolvePartial(partial: SourceFile, from: SourceFile, site: Site): BadLink {
  const [page] = site.pagesWith(partial).filter(({version}) => version === from.version);
  const hint = page
    ? `link to the page that includes it: \`${relativePath(from.path, page.path)}\``
    : 'link to a page';
  return bad(`${partial.path} is a partial and has no URL`, hint);
}

function resolveMissing(joined: string, written: string, from: SourceFile, site: Site): BadLink {
  const path = joined.replace(/\/$/, '');
  const folderPage = site.files.find(({path: other}) => other === `${path}/index.mdx`);
  if (folderPage) {
    return misspelled(
      `\`${written}\` is a folder`,
      relativePath(from.path, folderPage.path),
      'link to its page:',
    );
  }
  const withEnding = ['.mdx', '.md'].map((ending) => path + ending).find((file) => site.file(file));
  if (withEnding) {
    return misspelled(`\`${written}\` has no file extension`, relativePath(from.path, withEnding));
  }
  const suggestion = suggestPath(relativePath(from.path, path), relativeCandidates(from, site));
  return bad(
    `no file at ${path}`,
    didYouMean(suggestion, 'create the page, or link to an existing one'),
  );
}

function resolveOtherVersion(page: SourceFile): BadLink {
  return bad(
    `the link points to a file of another version (${page.version})`,
    `write \`${absoluteLink(page)}\`, and mention ${page.version} in the sentence`,
  );
}

function resolveFile(
  pathname: string,
  anchor: string | undefined,
  from: SourceFile,
  site: Site,
): LinkTarget {
  const path = resolvePath(pathname, from.path);
  const page = site.file(path);
  if (page?.kind === 'partial') return resolvePartial(page, from, site);
  if (page && page.version !== from.version) return resolveOtherVersion(page);
  if (page && pathname.startsWith('@site/')) {
    return misspelled('the link is not relative', relativePath(from.path, page.path));
  }
  if (page) return {kind: 'page', page, anchor, by: 'file'};
  // Docusaurus serves all other files as downloads.
  if (site.tree.files.has(path) && !readDocsPath(path)) return {kind: 'other'};
  return resolveMissing(path, pathname, from, site);
}

function resolveRoute(
  pathname: string,
  anchor: string | undefined,
  from: SourceFile,
  site: Site,
): LinkTarget {
  if (/\.mdx?$/.test(pathname)) {
    const page = versions.map(({docsFolder}) => site.file(docsFolder + pathname)).find(Boolean);
    const file = page ?? site.file(pathname.slice(1));
    const message = "an absolute link can't point to a file";
    if (!file) return bad(message, 'write a relative path, or a URL without an extension');
    const isSameVersion = file.version === from.version;
    return misspelled(
      message,
      isSameVersion ? relativePath(from.path, file.path) : absoluteLink(file),
    );
  }
  const route = readSitePath(pathname);
  const [page] = site.pagesAt(route);
  if (page) return {kind: 'page', page, anchor, by: 'route'};
  if (site.routes.has(route) || site.tree.files.has(STATIC_FOLDER + route)) return {kind: 'other'};
  const suggestion = suggest(route, site.routes);
  return bad(
    `no page at ${showRoute(route)}`,
    didYouMean(
      suggestion === undefined ? undefined : `/${suggestion}`,
      'create the page, or link to an existing one',
    ),
  );
}

function resolveExternal(url: string): LinkTarget {
  if (!URL.canParse(url)) return bad("the URL isn't valid", 'correct it');
  return {kind: 'external', url: new URL(url)};
}

/**
 * Resolves a link in a file.
 *
 * @param url - As written: relative, absolute, an anchor, or with a scheme.
 * @param from - The page or partial that contains the link.
 */
export function resolveLink(url: string, from: SourceFile, site: Site): LinkTarget {
  if (url === '') return bad('the link has no target', 'link to a page');
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return resolveExternal(url);
  if (url.startsWith('//')) return misspelled('the URL has no scheme', `https:${url}`);
  const [, pathname = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const path = decodeUri(pathname);
  const anchor = hash === undefined ? undefined : decodeUri(hash);
  if (path === undefined || (hash !== undefined && anchor === undefined)) {
    return bad(
      'the URL contains an invalid percent-encoded character',
      'write `%25` for a percent sign',
    );
  }
  if (path === '') return {kind: 'page', page: from, anchor, by: 'self'};
  return path.startsWith('/')
    ? resolveRoute(path, anchor, from, site)
    : resolveFile(path, anchor, from, site);
}
