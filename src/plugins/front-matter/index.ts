import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DefaultParseFrontMatter, ParseFrontMatter} from '@docusaurus/types';
import {pagePath, versions} from '@devspace-docs/versions';
import type {Archive, Parent} from '../../lib/pages/types.ts';
import {packFiles, readFiles, recipeName} from '../../lib/recipes/archive.ts';

/** Reads the page with an id, in the version of the page at `filePath`. */
async function readParent(
  id: string,
  filePath: string,
  parse: DefaultParseFrontMatter,
): Promise<Parent> {
  const page = path.relative(process.cwd(), filePath);
  const version = versions.find(({docsFolder}) => page.startsWith(`${docsFolder}/`));
  const file = `${version?.docsFolder}/${id}.mdx`;
  if (!version || !existsSync(file)) {
    throw new Error(`${page}: part_of: ${file} doesn't exist. Set the id of an existing page.`);
  }
  const {frontMatter} = await parse({filePath: file, fileContent: await readFile(file, 'utf8')});
  const to = pagePath({version: version.label, page: id.replace(/(?:^|\/)index$/, '')});
  return {title: String(frontMatter.title), to: `/${to}`};
}

function measureArchive(folder: string, source: string): Archive {
  const files = readFiles(source);
  return {folder, files: files.size, size: packFiles(folder, files).length};
}

/** Words per minute. */
const READING_SPEED = 200;

/** Minutes that reading the page takes, including its code. */
function measureReading(text: string): number {
  return Math.ceil(text.split(/\s+/).length / READING_SPEED);
}

/**
 * Prepares the fields of the front matter:
 *
 * - A `custom_edit_url` without a protocol is a path in this repository, such as the data of a generated
 *   page. It's prefixed with the edit URL of the deployment.
 * - `part_of`, the id of a page in the same version, becomes a {@link Parent}.
 * - `archive` describes the archive of a page that has `recipe`, or names the folder in `archive`.
 *   `src/plugins/site-files` writes it.
 * - `reading_minutes` is added to guides and recipes, but not to the pages that list them, or to parts of pages.
 * - `search_terms` is removed from the page data: the search index reads it from the source.
 *
 * @param editUrl - Prefix of "Edit this page" links, with a trailing slash.
 */
export function parseFrontMatterWith(editUrl: string): ParseFrontMatter {
  return async (params) => {
    const {defaultParseFrontMatter} = params;
    const result = await defaultParseFrontMatter(params);
    delete result.frontMatter.search_terms;
    const {custom_edit_url: source, part_of: parent, recipe, archive} = result.frontMatter;
    const folder = recipe === undefined ? archive : recipeName(params.filePath);
    if (typeof folder === 'string')
      result.frontMatter.archive = measureArchive(folder, params.fileContent);
    if (/\/guides\/(?!(?:.*\/)?(?:index\.|_))/.test(params.filePath))
      result.frontMatter.reading_minutes = measureReading(result.content);
    if (typeof source === 'string' && !/^[a-z]+:/i.test(source)) {
      result.frontMatter.custom_edit_url = editUrl + source.replace(/^\//, '');
    }
    if (typeof parent === 'string') {
      result.frontMatter.part_of = await readParent(
        parent,
        params.filePath,
        defaultParseFrontMatter,
      );
    }
    return result;
  };
}
