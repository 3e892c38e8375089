/**
 * Writes a Markdown copy of each docs page next to its HTML file, and lists of them (`llms.txt`,
 * `llms-full.txt`) for each version. The copies are converted from the built pages, so that they include
 * imported, generated and shared content.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BuiltPage} from '@devspace-docs/static-host/html';
import {trimSlashes} from '@devspace-docs/common';
import {findHistory, writeSelection} from '@devspace-docs/reference';
import {findPage, readSteps, type Step} from '@devspace-docs/reference/node';
import {selectOnPage} from '@devspace-docs/devspace-check/node';
import {isFragment} from '../../config/fragments.ts';
import {markdownUrl} from '../../config/markdown-copies.ts';
import {versions as allVersions} from '@devspace-docs/versions';
import {convertPage} from './convert.ts';
import {writeCopy, writeFull, writeList, type CopiedPage, type PageGroup} from './llms.ts';
import {addPages, readGroups} from './sidebar.ts';

const SUMMARY =
  'DevSpace is a command-line tool that builds, deploys and develops applications on Kubernetes, configured in devspace.yaml.';

type Doc = LoadedVersion['docs'][number];

function createFieldWriter(
  {versionName}: LoadedVersion,
  steps: readonly Step[],
  siteUrl: string,
): (of: string, page: string) => string {
  const documented = allVersions.find(({name}) => name === versionName);
  if (!documented)
    throw new Error(`packages/versions/src/versions.ts has no version ${versionName}.`);
  const {label} = documented;
  const history = findHistory(label, steps);
  const options = {history, findPage: (page: string) => findPage(page, siteUrl)};
  return (of, page) => writeSelection(selectOnPage(label, of, page), options);
}

/** Converts pages one at a time, then writes the copies and lists. */
export interface CopyWriter {
  /** Converts a page of the docs. Other pages are ignored. */
  readonly read: (page: BuiltPage) => void;
  /**
   * Writes the copies and the lists to the output folder of the build.
   *
   * @throws Error if a page of the docs has no content, or wasn't read.
   */
  readonly write: () => Promise<void>;
}

/** Creates the writer of a build. */
export function createCopyWriter(
  {outDir, baseUrl, siteConfig: {url, trailingSlash}}: Props,
  versions: readonly LoadedVersion[],
): CopyWriter {
  /** Path of a page in links. The permalink of a folder's index page has a trailing slash. */
  function pathOf({permalink}: Doc): string {
    return applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  }

  /** Path of the copy in the output folder. */
  function copyFile({permalink}: Doc): string {
    return markdownUrl(permalink, baseUrl).slice(baseUrl.length);
  }

  /** Converts the built page of each HTML file. */
  const converters = new Map<string, (tree: BuiltPage['tree']) => string | undefined>();
  const converted = new Map<string, string | undefined>();
  const steps = readSteps();
  for (const version of versions) {
    const writeFields = createFieldWriter(version, steps, url + baseUrl);
    for (const doc of version.docs) {
      const location = {url, path: pathOf(doc)};
      const file = copyFile(doc);
      const page = trimSlashes(doc.permalink.slice(baseUrl.length));
      converters.set(file, (tree) => convertPage(tree, location, (of) => writeFields(of, page)));
    }
  }

  async function copyPage(doc: Doc): Promise<CopiedPage> {
    const {title, description, permalink} = doc;
    const markdown = converted.get(copyFile(doc));
    if (!markdown) throw new Error(`${permalink}: the built page has no content to copy`);
    const copy = url + markdownUrl(permalink, baseUrl);
    const page: CopiedPage = {title, description, url: url + pathOf(doc), copy, markdown};
    await writeFile(path.join(outDir, copyFile(doc)), writeCopy(page));
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

  return {
    read({file, tree}) {
      const copy = file.replace(/\.html$/, '.md');
      const convert = converters.get(copy);
      if (convert) converted.set(copy, convert(tree));
    },
    async write() {
      for (const version of versions) {
        const pages = new Map<string, CopiedPage>();
        for (const doc of version.docs) pages.set(doc.id, await copyPage(doc));
        await writeLists(version, pages);
      }
    },
  };
}
