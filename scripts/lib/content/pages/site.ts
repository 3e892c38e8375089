/**
 * The docs as a whole. Pages are parsed when a rule first asks for them, so that checking one page
 * parses that page and what it links to, rather than everything.
 */
import {posix} from 'node:path';
import type {VersionLabel} from '../../../../src/config/versions.ts';
import type {Topic} from '../../../../src/lib/version-map/topics.ts';
import {anchorsOf, findSelection, readFields} from '../../config-schema/fields.ts';
import {readContent, type Content, type Element, type Heading} from './content.ts';
import {readFrontMatter, readText} from './front-matter.ts';
import {findFile, requestedPath} from './imports.ts';
import {attributeText} from './jsx.ts';
import {trimSlashes} from '../../../../src/lib/version-map/list-pages.ts';
import {isPartialPath, readDocsPath, routeOf} from './routes.ts';
import type {Place, SourceFile, SourceTree} from './types.ts';

/** A heading or another anchor of a page, with the file that brings it. */
export type OutlineItem =
  | {readonly kind: 'heading'; readonly file: SourceFile; readonly heading: Heading}
  | {
      readonly kind: 'anchor';
      readonly file: SourceFile;
      readonly id: string;
      readonly place: Place;
    };

/** TypeScript modules that refer to pages, by their values. */
export interface PageModules {
  /** Default export of sidebars.ts. */
  readonly sidebars?: unknown;
  readonly topics?: readonly Topic[];
}

export interface Site {
  /** All pages and partials, sorted by path. */
  readonly files: readonly SourceFile[];
  /** Files of the repository, for URLs of images and downloads. */
  readonly tree: SourceTree;
  readonly modules: PageModules;
  file(path: string): SourceFile | undefined;
  /** Pages by URL without base path and outer slashes; two of them are a mistake. */
  pagesAt(route: string): readonly SourceFile[];
  /** All URLs, those of src/pages included. */
  readonly routes: ReadonlySet<string>;
  content(file: SourceFile): Content;
  /** Headings and anchors of a file in document order, those of imported partials in their place. */
  outline(file: SourceFile): readonly OutlineItem[];
  /** Ids that a link can reach; those of fields included. Undefined if the page is unreadable. */
  anchors(file: SourceFile): ReadonlySet<string> | undefined;
  /** Pages that show a partial, directly or through another partial. */
  pagesWith(partial: SourceFile): readonly SourceFile[];
}

const PAGES_FOLDER = 'src/pages/';

/** URLs of pages that are components; the names Docusaurus skips are skipped. */
function readComponentRoutes(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => file.startsWith(PAGES_FOLDER) && /\.(?:[jt]sx?|mdx?)$/.test(file))
    .map((file) => file.slice(PAGES_FOLDER.length))
    .filter((path) => !isPartialPath(path) && !/\.(?:test|d)\.[jt]sx?$/.test(path))
    .map((path) => trimSlashes(path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')));
}

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, {readonly value: Value}>();
  return (key) => {
    const found = known.get(key) ?? {value: compute(key)};
    known.set(key, found);
    return found.value;
  };
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

/** Ids of the fields that `<Fields of="…" />` shows; the rule `components` reports unknown fields. */
function readFieldAnchors(version: VersionLabel, of: string | undefined): readonly string[] {
  const selection = of === undefined ? undefined : findSelection(readFields(version), of);
  return selection ? anchorsOf(selection) : [];
}

/** Builds the model. Reads front matter of all files at once and bodies on demand. */
export function createSite(tree: SourceTree, modules: PageModules = {}): Site {
  const files = [...tree.files].sort().flatMap((path) => readSourceFile(path, tree));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const byRoute = new Map<string, SourceFile[]>();
  for (const file of files) {
    if (file.route === undefined) continue;
    byRoute.set(file.route, [...(byRoute.get(file.route) ?? []), file]);
  }
  const content = memoize((file: SourceFile) => readContent(file.source, file.lines));

  /** The file that an imported name refers to; undefined for packages and unknown names. */
  const importedFile = (file: SourceFile, name: string): string | undefined => {
    const request = content(file).imports.find((item) => item.name === name)?.request;
    const path = request === undefined ? undefined : requestedPath(request, file.path);
    return path && findFile(path, tree.files);
  };

  const flattenElement = (
    {name, attributes, place}: Element,
    file: SourceFile,
    trail: readonly SourceFile[],
  ): OutlineItem[] => {
    if (name === 'Fields') {
      const ids = readFieldAnchors(file.version, attributeText(attributes, 'of'));
      return ids.map((id) => ({kind: 'anchor', file, id, place}));
    }
    const partial = byPath.get(importedFile(file, name) ?? '');
    // A partial that imports itself fails the build; here it must only not hang the check.
    if (!partial || partial === file || trail.includes(partial)) return [];
    return flatten(partial, [...trail, file]);
  };

  const flatten = (file: SourceFile, trail: readonly SourceFile[]): OutlineItem[] =>
    content(file).outline.flatMap((part): OutlineItem[] => {
      if (part.kind === 'heading') return [{kind: 'heading', file, heading: part.heading}];
      if (part.kind === 'anchor') return [{kind: 'anchor', file, id: part.id, place: part.place}];
      return flattenElement(part.element, file, trail);
    });
  const outline = memoize((file: SourceFile) => flatten(file, []));

  const anchors = memoize((file: SourceFile) => {
    if (content(file).failure) return undefined;
    return new Set(
      outline(file).map((item) => (item.kind === 'heading' ? item.heading.id : item.id)),
    );
  });

  // Only files that spell the name of a partial can import it: the others need not be parsed.
  const spelledIn = memoize(() => {
    const users = new Map<string, SourceFile[]>();
    for (const file of files) {
      const names = [...file.source.matchAll(/[^/'"\s]+\.mdx?(?=['"])/g)].map(([name]) => name);
      for (const name of new Set(names)) users.set(name, [...(users.get(name) ?? []), file]);
    }
    return users;
  });
  const importers = (partial: SourceFile): SourceFile[] =>
    (spelledIn(files).get(posix.basename(partial.path)) ?? []).filter((file) =>
      content(file).imports.some(({request}) => requestedPath(request, file.path) === partial.path),
    );
  const collectPages = (partial: SourceFile, trail: readonly SourceFile[]): SourceFile[] =>
    importers(partial).flatMap((file) => {
      if (file.kind === 'page') return [file];
      return trail.includes(file) ? [] : collectPages(file, [...trail, file]);
    });

  return {
    files,
    tree,
    modules,
    file: (path) => byPath.get(path),
    pagesAt: (route) => byRoute.get(route) ?? [],
    routes: new Set([...byRoute.keys(), ...readComponentRoutes(tree.files)]),
    content,
    outline,
    anchors,
    pagesWith: memoize((partial: SourceFile) => [...new Set(collectPages(partial, [partial]))]),
  };
}
