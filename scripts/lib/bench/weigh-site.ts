/**
 * Weighs the pages of a built site.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {globSync} from 'tinyglobby';
import {readTags} from '../html/tags.ts';
import {contentType, isCompressible} from '../server/headers.ts';
import {weighPage, type PageWeight} from './page-weight.ts';

/** For all pages of a site at once: a tenth of the work of the best quality, 10 % more bytes. */
const forManyPages = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

/** Where the site is, and which of its pages to weigh. */
export interface SiteToWeigh {
  readonly dir: string;
  readonly basePath: string;
  /** Paths below the base path; all pages unless given. */
  readonly paths?: readonly string[];
}

function fileOf(pagePath: string): string {
  return pagePath === '' ? 'index.html' : `${pagePath}.html`;
}

function pathOf(file: string): string {
  return file === 'index.html' ? '' : file.replace(/\.html$/, '');
}

/**
 * Weighs pages; files are as a packed site sends them with Brotli. Where all pages are weighed, their
 * markup counts a tenth more than that.
 */
export function weighSite({dir, basePath, paths}: SiteToWeigh): PageWeight[] {
  const sizes = new Map<string, number>();
  const measure = (file: string): number => {
    const bytes = readFileSync(path.join(dir, file));
    if (!isCompressible(contentType(file))) return bytes.length;
    // The best quality is what Brotli takes unless told otherwise.
    return brotliCompressSync(bytes, !paths && file.endsWith('.html') ? forManyPages : {}).length;
  };
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? measure(file);
    sizes.set(file, size);
    return size;
  };
  const shared = globSync('assets/fonts/*.woff2', {cwd: dir});
  const files = paths?.map(fileOf) ?? globSync('**/*.html', {cwd: dir});
  return files.sort().map((file) =>
    weighPage({
      path: pathOf(file),
      file,
      tags: readTags(readFileSync(path.join(dir, file), 'utf8')),
      basePath,
      sizeOf,
      shared,
    }),
  );
}
