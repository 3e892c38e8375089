/** URLs of pages, by the rules of Docusaurus as this site configures it. */
import {posix} from 'node:path';
import {readDeployment} from '../../../../src/config/deployment.ts';
import {versions, versionsByLabel, type VersionLabel} from '../../../../src/config/versions.ts';
import {trimSlashes} from '../../../../src/lib/version-map/list-pages.ts';

/** Path under which the site is served unless a deployment says otherwise: `/docs/`. */
export const basePath = readDeployment({}).baseUrl;

/** The version of a file, and its path below the folder of that version. */
interface DocsPath {
  readonly version: VersionLabel;
  readonly path: string;
}

/** Splits the path of a Markdown file in the docs; undefined for all other files. */
export function readDocsPath(file: string): DocsPath | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  const version = versions.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
  return version && {version: version.label, path: file.slice(version.docsFolder.length + 1)};
}

/** Whether Docusaurus leaves a file without a URL: its name or a folder begins with `_`. */
export function isPartialPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_'));
}

/** A file is the index of its folder as `index`, as `readme`, or by the name of the folder. */
function isFolderIndex(path: string): boolean {
  const {dir, name} = posix.parse(path);
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
}

/** Whether Docusaurus would take a number off a name (`2-build.mdx`, but not `2-1-build.mdx`). */
export function hasNumberPrefix(path: string): boolean {
  return path
    .replace(/\.mdx?$/, '')
    .split('/')
    .some((part) => /^\d+\s*[-_.]+\s*[^-_.\s]/.test(part) && !/^\d+[-_.]\d+/.test(part));
}

/**
 * Works out the URL of a page.
 *
 * @param docsPath - Version and path of the file.
 * @param slug - `slug` of the front matter: absolute ones begin at the landing page of the version.
 * @returns The URL without base path and outer slashes; `` is the landing page of the site.
 */
export function routeOf({version, path}: DocsPath, slug: string | undefined): string {
  const folder = posix.dirname(path);
  const byFile = isFolderIndex(path) ? folder : path.replace(/\.mdx?$/, '');
  const page = slug === undefined ? byFile : posix.resolve('/', folder, slug);
  return trimSlashes(posix.join(versionsByLabel[version].path, page)).replace(/^\.$/, '');
}

/** A URL as readers see it, with the base path. */
export function showRoute(route: string): string {
  return basePath + route;
}

/** Takes the base path off a link that begins with a slash: `/docs/5.x` and `/5.x` are the same. */
export function readSitePath(pathname: string): string {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const below = withSlash.startsWith(basePath) ? withSlash.slice(basePath.length) : withSlash;
  return trimSlashes(below);
}
