/**
 * Writes a copy of each page of the docs in Markdown beside it, and lists of them (`llms.txt`,
 * `llms-full.txt`) for each version. The copies are made from the built pages: what was imported,
 * generated or shared is in them as readers see it.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isFragment} from '../../config/fragments.ts';
import {cutArticle} from '../../lib/pages/only-article.ts';
import {markdownUrl} from '../../config/markdown-copies.ts';
import {convertPage} from './convert.ts';
import {writeCopy, writeFull, writeList, type CopiedPage, type PageGroup} from './llms.ts';
import {addPages, readGroups} from './sidebar.ts';

const SUMMARY =
  'DevSpace is a command-line tool that builds, deploys and develops applications on Kubernetes, configured in devspace.yaml.';

type Doc = LoadedVersion['docs'][number];

/** Writes the copies and the lists into the folder of the built site. */
export async function writeMarkdownCopies(
  {outDir, baseUrl, siteConfig: {url, trailingSlash}}: Props,
  versions: readonly LoadedVersion[],
): Promise<void> {
  /** Path of a page as links have it: Docusaurus names pages of folders with a slash at the end. */
  function pathOf({permalink}: Doc): string {
    return applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  }

  function copyFile({permalink}: Doc): string {
    return path.join(outDir, markdownUrl(permalink, baseUrl).slice(baseUrl.length));
  }

  /** Writes the copy of a page. */
  async function copyPage(doc: Doc): Promise<CopiedPage> {
    const {title, description, permalink} = doc;
    const html = await readFile(copyFile(doc).replace(/\.md$/, '.html'), 'utf8');
    // Menus take longer to parse than the text.
    const markdown = convertPage(cutArticle(html) ?? '', {url, path: pathOf(doc)});
    if (!markdown) throw new Error(`${permalink}: the built page has no content to copy`);
    const copy = url + markdownUrl(permalink, baseUrl);
    const page: CopiedPage = {title, description, address: url + pathOf(doc), copy, markdown};
    await writeFile(copyFile(doc), writeCopy(page));
    return page;
  }

  /** Writes the lists of a version. */
  async function writeLists(
    version: LoadedVersion,
    pages: ReadonlyMap<string, CopiedPage>,
  ): Promise<void> {
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
        ...versions
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

  for (const version of versions) {
    const pages = new Map<string, CopiedPage>();
    for (const doc of version.docs) pages.set(doc.id, await copyPage(doc));
    await writeLists(version, pages);
  }
}
