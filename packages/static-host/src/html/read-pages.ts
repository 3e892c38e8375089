import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {glob} from 'tinyglobby';
import {parsePage} from './page-tree.ts';

export interface BuiltPage {
  /** Path in the build folder, with forward slashes. */
  readonly file: string;
  readonly tree: Root;
}

/**
 * Reads the pages in a build folder one at a time, sorted by file.
 *
 * @param isRead - Selects the files to read.
 */
export async function* readPages(
  dir: string,
  isRead: (file: string) => boolean = () => true,
): AsyncGenerator<BuiltPage> {
  const files = await glob('**/*.html', {cwd: dir});
  for (const file of files.filter(isRead).sort())
    yield {file, tree: parsePage(await readFile(path.join(dir, file), 'utf8'))};
}
