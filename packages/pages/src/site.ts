import {posix} from 'node:path';
import {anchorsOf, findSelection} from '@devspace-docs/devspace-check/node';
import {readContent, type Content, type Element, type OutlinePart} from './content.ts';
import type {Fence} from './fence.ts';
import {readFrontMatter, readText} from './front-matter.ts';
import {requestedPath} from './imports.ts';
import {memoize, trimSlashes} from '@devspace-docs/common';
import {isPartialPath, readDocsPath, routeOf} from '@devspace-docs/versions/node';
import type {SourceFile} from './types.ts';
import type {SourceTree} from '@devspace-docs/common/node';

/** A heading or another anchor of a page, with the file that contains it: the page or a partial. */
export type OutlineItem = Exclude<OutlinePart, {kind: 'element'}> & {readonly file: SourceFile};

/** Values of TypeScript modules that refer to pages. */
export interface PageModules {
  /** Default export of sidebars.ts. */
  readonly sidebars?: unknown;
}

export interface Site {
  /** All pages and partials, sorted by path. */
  readonly files: readonly SourceFile[];
  readonly tree: SourceTree;
  readonly modules: PageModules;
  file(path: string): SourceFile | undefined;
  /** Pages at a URL without base path and outer slashes. More than one is a mistake. */
  pagesAt(route: string): readonly SourceFile[];
  /** URLs of all pages, including those in src/pages. */
  readonly routes: ReadonlySet<string>;
  content(file: SourceFile): Content;
  /** The site with other texts of files by path, such as one that an editor hasn't saved, or with more files. */
  withTexts(texts: ReadonlyMap<string, string>): Site;
  /** Headings and anchors of a file and its partials, in document order. */
  outline(file: SourceFile): readonly OutlineItem[];
  /** Ids of a page, including those of fields. Undefined if the page can't be parsed. */
  anchors(file: SourceFile): ReadonlySet<string> | undefined;
  /** Pages that include a partial, directly or through another partial. */
  pagesWith(partial: SourceFile): readonly SourceFile[];
  /** Code blocks of a file; for a partial, also of the pages that include it. */
  fencesAround(file: SourceFile): readonly Fence[];
}

const PAGES_FOLDER = 'src/pages/';

/** URLs of pages that are components, except for files that Docusaurus ignores. */
function readComponentRoutes(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => file.startsWith(PAGES_FOLDER) && /\.(?:[jt]sx?|mdx?)$/.test(file))
    .map((file) => file.slice(PAGES_FOLDER.length))
    .filter((path) => !isPartialPath(path) && !/\.(?:test|d)\.[jt]sx?$/.test(path))
    .map((path) => trimSlashes(path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')));
}

function readSourceFile(path: string, tree: SourceTree): SourceFile[] {
  const docsPath = readDocsPath(path);
  if (!docsPath) return [];
  const source = tree.read(path);
  const frontMatter = readFrontMatter(source);
  const isPartial = isPartialPath(docsPath.path);
  return [
    {
      path,
      version: docsPath.version,
      kind: isPartial ? 'partial' : 'page',
      route: isPartial ? undefined : routeOf(docsPath, readText(frontMatter, 'slug')),
      source,
      lines: source.split(/\r?\n/),
      frontMatter,
      isGenerated: /^\{\/\* Generated from /m.test(source),
    },
  ];
}

function readFieldAnchors(
  {version, route = ''}: SourceFile,
  of: string | undefined,
): readonly string[] {
  const selection = of === undefined ? undefined : findSelection(version, of, route);
  return selection ? anchorsOf(selection) : [];
}

/** Sites that share files, such as one with a changed text, parse them once. */
const content = memoize((file: SourceFile) => readContent(file.source, file.lines));

/**
 * Creates the model of the docs. Parses the front matter of all files, but a body only when a rule needs it,
 * so that checking one page parses only that page and those that it links to.
 */
export function createSite(tree: SourceTree, modules: PageModules = {}): Site {
  const files = [...tree.files].sort().flatMap((path) => readSourceFile(path, tree));
  return modelSite(files, tree, modules);
}

function modelSite(files: readonly SourceFile[], tree: SourceTree, modules: PageModules): Site {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const byRoute = new Map<string, SourceFile[]>();
  for (const file of files) {
    if (file.route === undefined) continue;
    byRoute.set(file.route, [...(byRoute.get(file.route) ?? []), file]);
  }
  /** The partial that an imported name refers to; undefined for components. */
  const importedPartial = (file: SourceFile, name: string): SourceFile | undefined => {
    const request = content(file).imports.find(({names}) => names.includes(name))?.request;
    return byPath.get((request && requestedPath(request, file.path)) ?? '');
  };

  const flattenElement = (
    {name, attributes, location}: Element,
    file: SourceFile,
    trail: readonly SourceFile[],
  ): OutlineItem[] => {
    if (name === 'Fields') {
      const ids = readFieldAnchors(file, attributes.get('of'));
      return ids.map((id) => ({kind: 'anchor', file, id, location}));
    }
    const partial = importedPartial(file, name);
    // A partial that imports itself fails the build. The check only has to avoid an infinite loop.
    if (!partial || partial === file || trail.includes(partial)) return [];
    return flatten(partial, [...trail, file]);
  };

  const flatten = (file: SourceFile, trail: readonly SourceFile[]): OutlineItem[] =>
    content(file).outline.flatMap((part) =>
      part.kind === 'element' ? flattenElement(part, file, trail) : [{...part, file}],
    );
  const outline = memoize((file: SourceFile) => flatten(file, []));

  const anchors = memoize((file: SourceFile) =>
    content(file).failure ? undefined : new Set(outline(file).map(({id}) => id)),
  );

  // A file that doesn't contain the name of a partial can't import it, so it isn't parsed.
  const findMentions = memoize(() => {
    const mentions = new Map<string, SourceFile[]>();
    for (const file of files) {
      const names = [...file.source.matchAll(/[^/'"\s]+\.mdx?(?=['"])/g)].map(([name]) => name);
      for (const name of new Set(names)) mentions.set(name, [...(mentions.get(name) ?? []), file]);
    }
    return mentions;
  });
  const importers = (partial: SourceFile): SourceFile[] =>
    (findMentions(files).get(posix.basename(partial.path)) ?? []).filter((file) =>
      content(file).imports.some(({request}) => requestedPath(request, file.path) === partial.path),
    );
  const collectPages = (partial: SourceFile, trail: readonly SourceFile[]): SourceFile[] =>
    importers(partial).flatMap((file) => {
      if (file.kind === 'page') return [file];
      return trail.includes(file) ? [] : collectPages(file, [...trail, file]);
    });
  const pagesWith = memoize((partial: SourceFile) => [
    ...new Set(collectPages(partial, [partial])),
  ]);

  return {
    files,
    tree,
    modules,
    file: (path) => byPath.get(path),
    pagesAt: (route) => byRoute.get(route) ?? [],
    routes: new Set([...byRoute.keys(), ...readComponentRoutes(tree.files)]),
    content,
    withTexts(texts) {
      const edited: SourceTree = {
        files: new Set([...tree.files, ...texts.keys()]),
        read: (file) => texts.get(file) ?? tree.read(file),
      };
      const others = files.filter(({path}) => !texts.has(path));
      const added = [...texts.keys()].flatMap((path) => readSourceFile(path, edited));
      const changed = [...others, ...added];
      return modelSite(
        changed.sort((a, b) => (a.path < b.path ? -1 : 1)),
        edited,
        modules,
      );
    },
    outline,
    anchors,
    pagesWith,
    fencesAround: (file) =>
      [file, ...(file.kind === 'partial' ? pagesWith(file) : [])].flatMap(
        (page) => content(page).fences,
      ),
  };
}
