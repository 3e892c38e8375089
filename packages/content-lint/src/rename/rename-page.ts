import {applyEdits, escapeRegExp, type LineEdit} from '@devspace-docs/common';
import {
  type Link,
  readText,
  relativePath,
  requestedPath,
  resolveLink,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {readPagePath, versionsByLabel} from '@devspace-docs/versions';
import {readDocsPath, routeOf, showRoute} from '@devspace-docs/versions/node';

const REDIRECTS = 'src/config/redirects.json';
const QUERIES = 'tests/search/queries.json';
const TOPICS = 'packages/versions/src/map/topics.json';
/** Their keys are site paths. */
const ANCHORS = ['src/config/legacy-anchors.json', 'tests/links/old-anchors.json'];

/** The query and the anchor of a link. */
function suffixOf(url: string): string {
  return /[?#].*$/.exec(url)?.[0] ?? '';
}

/** The new URL of a link; undefined if the move doesn't affect it. */
function renameLink(
  {url}: Link,
  file: SourceFile,
  site: Site,
  move: {readonly from: string; readonly to: string; readonly route: string},
): string | undefined {
  const target = resolveLink(url, file, site);
  if (target.kind !== 'page' || target.by === 'self') return undefined;
  const isMoved = target.page.path === move.from;
  if (target.by === 'route') return isMoved ? `/${move.route}${suffixOf(url)}` : undefined;
  if (!isMoved && file.path !== move.from) return undefined;
  const source = file.path === move.from ? move.to : file.path;
  return relativePath(source, isMoved ? move.to : target.page.path) + suffixOf(url);
}

/** Updates relative imports and images of the moved page. */
function moveRequests(page: SourceFile, to: string, site: Site): LineEdit[] {
  const {imports, images} = site.content(page);
  const requests = [...imports, ...images.map(({url, location}) => ({request: url, location}))];
  return requests.flatMap(({request, location}) => {
    const path = request.startsWith('.') ? requestedPath(request, page.path) : undefined;
    return path === undefined ? [] : [{...location, newText: relativePath(to, path)}];
  });
}

/** Adds a redirect in sort order, updates those to the old URL, and removes one from the new URL. */
function addRedirect(source: string, from: string, to: string): string {
  const targets = JSON.parse(source) as Readonly<Record<string, string>>;
  const kept = Object.entries(targets)
    .filter(([old]) => old !== to)
    .map(([old, target]) => [old, target === from ? to : target] as const);
  const sorted = [...kept, [from, to] as const].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/**
 * Moves a page or a partial: updates links to it, its relative links, and the files that list pages.
 *
 * @returns The new content of each changed file, by path. The page is at its new path.
 * @throws Error if the page doesn't exist, or if the new path exists or is in another version.
 */
export function renamePage(site: Site, from: string, to: string): Map<string, string> {
  const page = site.file(from);
  const docsPath = readDocsPath(to);
  if (!page) throw new Error(`${from} isn't a page of the docs.`);
  if (site.tree.files.has(to)) throw new Error(`${to} exists. Choose another path.`);
  if (docsPath?.version !== page.version)
    throw new Error(`${to} isn't an .mdx file in the folder of ${page.version}.`);
  const route = routeOf(docsPath, readText(page.frontMatter, 'slug'));
  const changed = new Map<string, string>();
  for (const file of site.files) {
    const links = site.content(file).links.flatMap((link): LineEdit[] => {
      const newText = renameLink(link, file, site, {from, to, route});
      return newText === undefined ? [] : [{...link.location, newText}];
    });
    const imports = site.content(file).imports.flatMap(({request, location}): LineEdit[] => {
      if (file === page || requestedPath(request, file.path) !== from) return [];
      const newText = request.startsWith('@site/') ? `@site/${to}` : relativePath(file.path, to);
      return [{...location, newText}];
    });
    const own = file === page ? moveRequests(page, to, site) : [];
    const edits = [...links, ...imports, ...own];
    if (edits.length > 0) changed.set(file.path, applyEdits(file.source, edits).text);
  }
  changed.set(to, changed.get(from) ?? page.source);
  changed.delete(from);
  const {label, docsFolder, sidebarFile} = versionsByLabel[page.version];
  /** Replaces a name of the page in a file that lists pages. Patterns describe what is around it. */
  const replace = (
    file: string,
    [before, old, after]: readonly [before: string, old: string, after: string],
    next: string,
  ): void => {
    const text = site.tree.read(file);
    const pattern = new RegExp(`(?<=${before})${escapeRegExp(old)}(?=${after})`, 'gm');
    const renamed = text.replace(pattern, () => next);
    if (renamed !== text) changed.set(file, renamed);
  };
  const idOf = (path: string): string => path.slice(docsFolder.length + 1).replace(/\.mdx$/, '');
  replace(sidebarFile, [`["']`, idOf(from), `["']`], idOf(to));
  if (page.route === undefined || page.route === route) return changed;
  changed.set(REDIRECTS, addRedirect(site.tree.read(REDIRECTS), `/${page.route}`, `/${route}`));
  replace(QUERIES, ['"', showRoute(page.route), '["#]'], showRoute(route));
  for (const file of ANCHORS) replace(file, ['"', page.route, '(?:":|#)'], route);
  const [name = '', newName = ''] = [page.route, route].map((path) => readPagePath(path).page);
  replace(TOPICS, [`"${label}": \\[[^\\]]*"`, name, '["#]'], newName);
  replace(`schema/topic-pages/${label}.yaml`, ['^', name, ':'], newName);
  return changed;
}
