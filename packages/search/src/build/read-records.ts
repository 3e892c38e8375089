import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {versionsByLabel, type VersionLabel, readPagePath} from '@devspace-docs/versions';
import type {SearchRecord} from '../types.ts';
import {readReference} from '@devspace-docs/reference/node';
import {readFields} from '@devspace-docs/config-language/node';
import {createSite} from '@devspace-docs/content-lint';
import {loadTree} from '@devspace-docs/common/node';
import {NOT_FOUND_PAGE, pageName} from '@devspace-docs/static-host/node';
import {buildRecords} from './build-records.ts';
import {extractPage} from './extract-page.ts';
import type {PageContent} from './page-content.ts';
import {createReferenceNames} from './reference-names.ts';

/**
 * Reads the search records of a version from the built site.
 *
 * @param dir - Folder of the built site.
 * @param basePath - Base path of the site, with both slashes.
 * @throws Error if the version has no pages, or a page has no title.
 */
export async function readRecords(
  dir: string,
  basePath: string,
  version: VersionLabel,
): Promise<SearchRecord[]> {
  const files = (await glob('**/*.html', {cwd: dir})).filter(
    (file) => file !== NOT_FOUND_PAGE && readPagePath(pageName(file)).version === version,
  );
  const documents = await Promise.all(
    files.sort().map(async (file) => ({file, html: await readFile(path.join(dir, file), 'utf8')})),
  );
  const reference = readReference().find(({name}) => name === version);
  if (!reference) throw new Error(`schema/cli has no commands of ${version}.`);
  const data = createReferenceNames(version, readFields(version), reference);
  const sources = createSite(loadTree('.', `${versionsByLabel[version].docsFolder}/**/*.mdx`));
  const pages: PageContent[] = [];
  for (const {file, html} of documents) {
    const url = (basePath + pageName(file)).replace(/(?<=.)\/$/, '');
    const page = extractPage(html, url, basePath, data);
    const terms = sources
      .pagesAt(pageName(file))[0]
      ?.frontMatter.entries.get('search_terms')?.value;
    // The content check validates the front matter.
    if (page) pages.push({...page, terms: terms as PageContent['terms']});
  }
  if (pages.length === 0) {
    throw new Error(`${dir}/ contains no pages of ${version}: run \`npm run build\` first.`);
  }
  return buildRecords(pages);
}
