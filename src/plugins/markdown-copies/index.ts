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
import {markdownAddress} from '../../config/markdown-copies.ts';
import {convertPage} from './convert.ts';
import {writeCopy, writeFull, writeList, type CopiedPage, type PageGroup} from './llms.ts';
import {readGroups} from './sidebar.ts';

const SUMMARY =
  'DevSpace is a command-line tool that deploys applications to Kubernetes and develops them there, described by a devspace.yaml.';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

export default function markdownCopies({baseUrl, siteConfig}: LoadContext): Plugin {
  const {url} = siteConfig;

  async function copyPage(outDir: string, doc: LoadedVersion['docs'][number]): Promise<CopiedPage> {
    const copy = markdownAddress(doc.permalink, baseUrl);
    const file = path.join(outDir, copy.slice(baseUrl.length));
    const html = await readFile(file.replace(/\.md$/, '.html'), 'utf8');
    const markdown = convertPage(html, {url, path: doc.permalink});
    if (markdown === undefined)
      throw new Error(`${doc.permalink}: the built page has no text to copy`);
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
  ): Promise<void> {
    const pages = new Map<string, CopiedPage>();
    // One after the other: all at once would hold every page in memory.
    for (const doc of version.docs) pages.set(doc.id, await copyPage(outDir, doc));
    const groups: PageGroup[] = readGroups(version.sidebars).map(({label, ids}) => ({
      label,
      pages: ids.flatMap((id) => (isFragment(id) ? [] : (pages.get(id) ?? []))),
    }));
    const folder = (other: LoadedVersion): string => other.path.replace(/\/?$/, '/');
    const list = {
      title: `DevSpace ${version.label}`,
      summary: SUMMARY,
      groups,
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
      const contents = plugins.map(({content}) => content).filter(isDocsContent);
      for (const {loadedVersions} of contents) {
        for (const version of loadedVersions) await copyVersion(outDir, version, loadedVersions);
      }
    },
  };
}
