import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {glob} from 'tinyglobby';
import {parsePage, type ParseOptions} from './page-tree.ts';

export interface BuiltPage {
  /** Path in the build folder, with forward slashes. */
  readonly file: string;
  readonly tree: Root;
}

export interface ReadOptions extends ParseOptions {
  /** Selects the files to read. */
  readonly isRead?: (file: string) => boolean;
}

/** Reads the pages in a build folder one at a time, sorted by file. */
export async function* readPages(
  dir: string,
  {isRead = () => true, ...options}: ReadOptions = {},
): AsyncGenerator<BuiltPage> {
  const files = await glob('**/*.html', {cwd: dir});
  for (const file of files.filter(isRead).sort())
    yield {file, tree: parsePage(await readFile(path.join(dir, file), 'utf8'), options)};
}
