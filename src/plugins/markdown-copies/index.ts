/**
 * Writes a copy of each page of the docs in Markdown beside it, and lists of them (`llms.txt`,
 * `llms-full.txt`) for each release line. The copies are made from the built pages: what was imported,
 * generated or shared is in them as readers see it.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isFragment} from '../../config/fragments.ts';
import {cutArticle} from '../../built-page/only-article.ts';
import {markdownAddress} from '../../config/markdown-copies.ts';
import type {Article} from './convert-batch.ts';
import {convertPages} from './convert-pages.ts';
import {noCache, openCache, type CopyCache} from './copy-cache.ts';
import {writeCopy, writeFull, writeList, type CopiedPage, type PageGroup} from './llms.ts';
import {addPages, readGroups} from './sidebar.ts';

const SUMMARY =
  'DevSpace is a command-line tool that deploys applications to Kubernetes and develops them there, described by a devspace.yaml.';

/** What the text of a copy depends on, besides the page and its address. */
const MAKERS = [
  'src/plugins/markdown-copies/convert.ts',
  'src/plugins/markdown-copies/simplify.ts',
  // The versions of the packages that convert.
  'package-lock.json',
];

type Doc = LoadedVersion['docs'][number];

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

export default function markdownCopies({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const {url, trailingSlash} = siteConfig;

  /** Builds that may not trust the last one take nothing from it (`npm run build -- --strict`). */
  async function open(): Promise<CopyCache> {
    if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return noCache;
    return openCache({
      file: path.join(siteDir, 'node_modules', '.cache', 'markdown-copies.json'),
      makers: MAKERS.map((file) => path.join(siteDir, file)),
    });
  }

  /** Path of a page as links have it: Docusaurus names pages of folders with a slash at the end. */
  function pathOf({permalink}: Doc): string {
    return applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  }

  function copyFile(outDir: string, {permalink}: Doc): string {
    return path.join(outDir, markdownAddress(permalink, baseUrl).slice(baseUrl.length));
  }

  async function readArticle(outDir: string, doc: Doc): Promise<Article> {
    const html = await readFile(copyFile(outDir, doc).replace(/\.md$/, '.html'), 'utf8');
    // Head and menus change with every build, and say nothing of the text.
    return {html: cutArticle(html) ?? '', place: {url, path: pathOf(doc)}};
  }

  /** Writes the copies of pages. Returns them by page. */
  async function copyPages(
    outDir: string,
    docs: readonly Doc[],
    cache: CopyCache,
  ): Promise<ReadonlyMap<Doc, CopiedPage>> {
    const articles = await Promise.all(docs.map(async (doc) => readArticle(outDir, doc)));
    const texts = await cache.getAll(
      articles.map(({html, place}) => [html, place.url, place.path]),
      async (missing) => convertPages(missing.flatMap((index) => articles[index] ?? [])),
    );
    const copies = docs.map(async (doc, index) => {
      const {title, description, permalink} = doc;
      const markdown = texts[index];
      if (!markdown) throw new Error(`${permalink}: the built page has no text to copy`);
      const copy = url + markdownAddress(permalink, baseUrl);
      const page: CopiedPage = {title, description, address: url + pathOf(doc), copy, markdown};
      await writeFile(copyFile(outDir, doc), writeCopy(page));
      return [doc, page] as const;
    });
    return new Map(await Promise.all(copies));
  }

  /** Writes the lists of a version. */
  async function writeLists(
    outDir: string,
    version: LoadedVersion,
    all: readonly LoadedVersion[],
    copies: ReadonlyMap<Doc, CopiedPage>,
  ): Promise<void> {
    const pages = new Map<string, CopiedPage>();
    for (const doc of version.docs) {
      const page = copies.get(doc);
      if (page) pages.set(doc.id, page);
    }
    const wholePages = [...pages.keys()].filter((id) => !isFragment(id));
    const groups: PageGroup[] = addPages(readGroups(version.sidebars), wholePages).map(
      ({label, ids}) => ({label, pages: ids.flatMap((id) => pages.get(id) ?? [])}),
    );
    const folder = (other: LoadedVersion): string => other.path.replace(/\/?$/, '/');
    const list = {
      title: `DevSpace ${version.label}`,
      summary: SUMMARY,
      groups,
      fragments: [...pages].flatMap(([id, page]) => (isFragment(id) ? page : [])),
      others: [
        {label: 'All pages in one file', address: `${url}${folder(version)}llms-full.txt`},
        ...all
          .filter((other) => other !== version)
          .map((other) => ({
            label: `DevSpace ${other.label}`,
            address: `${url}${folder(other)}llms.txt`,
          })),
      ],
    };
    const target = path.join(outDir, folder(version).slice(baseUrl.length));
    await writeFile(path.join(target, 'llms.txt'), writeList(list));
    await writeFile(path.join(target, 'llms-full.txt'), writeFull(list));
  }

  return {
    name: 'markdown-copies',
    async postBuild({outDir, plugins}) {
      const cache = await open();
      const contents = plugins.map(({content}) => content).filter(isDocsContent);
      for (const {loadedVersions} of contents) {
        const docs = loadedVersions.flatMap((version) => version.docs);
        const copies = await copyPages(outDir, docs, cache);
        for (const version of loadedVersions)
          await writeLists(outDir, version, loadedVersions, copies);
      }
      await cache.save();
    },
  };
}
