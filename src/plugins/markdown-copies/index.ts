/**
 * Writes a copy of each page of the docs in Markdown beside it, and lists of them (`llms.txt`,
 * `llms-full.txt`) for each release line. The copies are made from the built pages: what was imported,
 * generated or shared is in them as readers see it.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isFragment} from '../../config/fragments.ts';
import {cutArticle} from '../../built-page/only-article.ts';
import {markdownAddress} from '../../config/markdown-copies.ts';
import {convertPage} from './convert.ts';
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

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

export default function markdownCopies({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const {url} = siteConfig;

  /** Builds that may not trust the last one take nothing from it (`npm run build -- --strict`). */
  async function open(): Promise<CopyCache> {
    if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return noCache;
    return openCache({
      file: path.join(siteDir, 'node_modules', '.cache', 'markdown-copies.json'),
      makers: MAKERS.map((file) => path.join(siteDir, file)),
    });
  }

  async function copyPage(
    outDir: string,
    doc: LoadedVersion['docs'][number],
    cache: CopyCache,
  ): Promise<CopiedPage> {
    const copy = markdownAddress(doc.permalink, baseUrl);
    const file = path.join(outDir, copy.slice(baseUrl.length));
    const html = await readFile(file.replace(/\.md$/, '.html'), 'utf8');
    // Head and menus change with every build, and say nothing of the text.
    const article = cutArticle(html);
    const markdown =
      article &&
      cache.get(
        [article, url, doc.permalink],
        () => convertPage(article, {url, path: doc.permalink}) ?? '',
      );
    if (!markdown) throw new Error(`${doc.permalink}: the built page has no text to copy`);
    const page: CopiedPage = {
      title: doc.title,
      description: doc.description,
      address: url + doc.permalink,
      copy: url + copy,
      markdown,
    };
    await writeFile(file, writeCopy(page));
    return page;
  }

  async function copyVersion(
    outDir: string,
    version: LoadedVersion,
    all: readonly LoadedVersion[],
    cache: CopyCache,
  ): Promise<void> {
    const pages = new Map<string, CopiedPage>();
    // One after the other: all at once would hold every page in memory.
    for (const doc of version.docs) pages.set(doc.id, await copyPage(outDir, doc, cache));
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
        for (const version of loadedVersions)
          await copyVersion(outDir, version, loadedVersions, cache);
      }
      await cache.save();
    },
  };
}
