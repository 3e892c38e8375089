import {trimSlashes} from '@devspace-docs/common';
import {posix} from 'node:path';
import {DEFAULT_BASE_PATH} from './map/base-path.ts';
import {versions, versionsByLabel, type VersionLabel} from './versions.ts';

/** URLs in sources have the default base path. */
export const basePath = DEFAULT_BASE_PATH;

/** A path relative to the folder of its version. */
interface DocsPath {
  readonly version: VersionLabel;
  readonly path: string;
}

/** Splits the path of a Markdown file in the docs. Returns undefined for other files. */
export function readDocsPath(file: string): DocsPath | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  const version = versions.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
  return version && {version: version.label, path: file.slice(version.docsFolder.length + 1)};
}

/** Whether Docusaurus ignores a file as a page, because its name or a folder starts with `_`. */
export function isPartialPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_'));
}

/** Docusaurus treats files named `index`, `readme` or like their folder as its index. */
function isFolderIndex(path: string): boolean {
  const {dir, name} = posix.parse(path);
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
}

/**
 * Returns the URL that Docusaurus gives a page, without base path and outer slashes. The landing page of
 * the site is an empty string.
 *
 * @param slug - `slug` in the front matter. An absolute slug is relative to the version.
 */
export function routeOf({version, path}: DocsPath, slug: string | undefined): string {
  const folder = posix.dirname(path);
  const byFile = isFolderIndex(path) ? folder : path.replace(/\.mdx?$/, '');
  const page = slug === undefined ? byFile : posix.resolve('/', folder, slug);
  return trimSlashes(posix.join(versionsByLabel[version].path, page)).replace(/^\.$/, '');
}

/** Adds the base path to a URL. */
export function showRoute(route: string): string {
  return basePath + route;
}

/** Removes the base path and outer slashes from an absolute link: `/docs/5.x` and `/5.x` are the same. */
export function readSitePath(pathname: string): string {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const below = withSlash.startsWith(basePath) ? withSlash.slice(basePath.length) : withSlash;
  return trimSlashes(below);
}
