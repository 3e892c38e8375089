/**
 * Reads the records of a release line from the built site.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {releaseLines, segmentOf, type ReleaseLine} from '../../../src/config/versions.ts';
import type {SearchRecord} from '../../../src/search/types.ts';
import {NOT_FOUND_PAGE, pageName} from '../server/resolve-request.ts';
import {buildRecords} from './build-records.ts';
import {extractPage} from './extract-page.ts';
import type {PageContent} from './page-content.ts';

/**
 * Reads all pages of a line.
 *
 * @param dir - Folder of the built site.
 * @param basePath - Base path of the site, with both slashes.
 * @throws Error if there is no page of the line, or a page has no title.
 */
export async function readRecords(
  dir: string,
  basePath: string,
  line: ReleaseLine,
): Promise<SearchRecord[]> {
  const segment = releaseLines.find((one) => one.line === line)?.segment;
  const files = (await glob('**/*.html', {cwd: dir})).filter(
    (file) => file !== NOT_FOUND_PAGE && segmentOf(pageName(file)) === segment,
  );
  const documents = await Promise.all(
    files.sort().map(async (file) => ({file, html: await readFile(path.join(dir, file), 'utf8')})),
  );
  const pages: PageContent[] = [];
  for (const {file, html} of documents) {
    const address = (basePath + pageName(file)).replace(/(?<=.)\/$/, '');
    const page = extractPage(html, address, basePath);
    if (page) pages.push(page);
  }
  if (pages.length === 0) {
    throw new Error(`${dir}/ holds no page about ${line}: run \`npm run build\` first.`);
  }
  return buildRecords(pages);
}
