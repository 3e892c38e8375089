import {readPages, type BuiltPage} from '@devspace-docs/static-host/html';
import {loadTree} from '@devspace-docs/common/node';
import {selectOnPage} from '@devspace-docs/devspace-check/node';
import {createSite} from '@devspace-docs/pages';
import {readReference} from '@devspace-docs/reference/node';
import {NOT_FOUND_PAGE, pageName} from '@devspace-docs/static-host/node';
import {versionsByLabel, type VersionLabel, readPagePath} from '@devspace-docs/versions';
import type {SearchRecord} from '../types.ts';
import {buildRecords} from './build-records.ts';
import {extractPage} from './extract-page.ts';
import type {PageContent} from './page-content.ts';
import {createReferenceNames} from './reference-names.ts';

/** Collects the search records of a version, page by page. */
export interface RecordReader {
  /** Whether a file is a page of the version. */
  readonly hasPage: (file: string) => boolean;
  /**
   * Adds a page. Other files are ignored.
   *
   * @throws Error if the page has no title.
   */
  readonly read: (page: BuiltPage) => void;
  /** @throws Error if the version has no pages. */
  readonly records: () => SearchRecord[];
}

/** @param basePath - Base path of the site, with both slashes. */
export function createRecordReader(basePath: string, version: VersionLabel): RecordReader {
  const reference = readReference().find(({name}) => name === version);
  if (!reference) throw new Error(`schema/cli has no commands of ${version}.`);
  const data = createReferenceNames(
    version,
    (of, page) => selectOnPage(version, of, page),
    reference,
  );
  const sources = createSite(loadTree('.', `${versionsByLabel[version].docsFolder}/**/*.mdx`));
  const pages: PageContent[] = [];
  const hasPage = (file: string): boolean =>
    file !== NOT_FOUND_PAGE && readPagePath(pageName(file)).version === version;
  return {
    hasPage,
    read({file, tree}) {
      if (!hasPage(file)) return;
      const page = extractPage(tree, basePath + pageName(file), basePath, data);
      const terms = sources
        .pagesAt(pageName(file))[0]
        ?.frontMatter.entries.get('search_terms')?.value;
      // The content check validates the front matter.
      if (page) pages.push({...page, terms: terms as PageContent['terms']});
    },
    records() {
      if (pages.length > 0) return buildRecords(pages);
      throw new Error(`The build contains no pages of ${version}: run \`npm run build\` first.`);
    },
  };
}

/**
 * Reads the search records of a version from the built site.
 *
 * @param dir - Folder of the built site.
 * @param basePath - Base path of the site, with both slashes.
 */
export async function readRecords(
  dir: string,
  basePath: string,
  version: VersionLabel,
): Promise<SearchRecord[]> {
  const reader = createRecordReader(basePath, version);
  for await (const page of readPages(dir, reader.hasPage)) reader.read(page);
  return reader.records();
}
