/**
 * Writes a Markdown copy of each docs page next to its HTML file, and lists of them (`llms.txt`,
 * `llms-full.txt`) for each version. The copies are converted from the built pages, so that they include
 * imported, generated and shared content.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {findHistory, writeSelection} from '@devspace-docs/reference';
import {readSteps, type Step} from '@devspace-docs/reference/node';
import {readFields, selectFields} from '@devspace-docs/config-language/node';
import {isFragment} from '../../config/fragments.ts';
import {cutArticle} from '@devspace-docs/static-host';
import {markdownUrl} from '../../config/markdown-copies.ts';
import {versions as allVersions} from '@devspace-docs/versions';
import {convertPage, type WriteFields} from './convert.ts';
import {writeCopy, writeFull, writeList, type CopiedPage, type PageGroup} from './llms.ts';
import {addPages, readGroups} from './sidebar.ts';

const SUMMARY =
  'DevSpace is a command-line tool that builds, deploys and develops applications on Kubernetes, configured in devspace.yaml.';

type Doc = LoadedVersion['docs'][number];

function createFieldWriter({versionName}: LoadedVersion, steps: readonly Step[]): WriteFields {
  const documented = allVersions.find(({name}) => name === versionName);
  if (!documented)
    throw new Error(`packages/versions/src/versions.ts has no version ${versionName}.`);
  const fields = readFields(documented.label);
  const history = findHistory(documented.label, steps);
  return (of) => writeSelection(selectFields(fields, of), history);
}

/** Writes the copies and the lists to the output folder of the build. */
export async function writeMarkdownCopies(
  {outDir, baseUrl, siteConfig: {url, trailingSlash}}: Props,
  versions: readonly LoadedVersion[],
): Promise<void> {
  /** Path of a page in links. The permalink of a folder's index page has a trailing slash. */
  function pathOf({permalink}: Doc): string {
    return applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  }

  function copyFile({permalink}: Doc): string {
    return path.join(outDir, markdownUrl(permalink, baseUrl).slice(baseUrl.length));
  }

  async function copyPage(doc: Doc, writeFields: WriteFields): Promise<CopiedPage> {
    const {title, description, permalink} = doc;
    const html = await readFile(copyFile(doc).replace(/\.md$/, '.html'), 'utf8');
    // Without the menus, which take longer to parse than the text.
    const markdown = convertPage(cutArticle(html) ?? '', {url, path: pathOf(doc)}, writeFields);
    if (!markdown) throw new Error(`${permalink}: the built page has no content to copy`);
    const copy = url + markdownUrl(permalink, baseUrl);
    const page: CopiedPage = {title, description, url: url + pathOf(doc), copy, markdown};
    await writeFile(copyFile(doc), writeCopy(page));
    return page;
  }

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
        {label: 'All pages in one file', url: `${url}${folder(version)}llms-full.txt`},
        ...versions
          .filter((other) => other !== version)
          .map((other) => ({
            label: `DevSpace ${other.label}`,
            url: `${url}${folder(other)}llms.txt`,
          })),
      ],
    };
    const target = path.join(outDir, folder(version).slice(baseUrl.length));
    await writeFile(path.join(target, 'llms.txt'), writeList(list));
    await writeFile(path.join(target, 'llms-full.txt'), writeFull(list));
  }

  const steps = readSteps();
  for (const version of versions) {
    const writeFields = createFieldWriter(version, steps);
    const pages = new Map<string, CopiedPage>();
    for (const doc of version.docs) pages.set(doc.id, await copyPage(doc, writeFields));
    await writeLists(version, pages);
  }
}
