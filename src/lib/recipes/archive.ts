/** The archive of a recipe: the files that its page shows. */
import path from 'node:path';
import {parseMdx, readInfoString, readMarkedLines, walk} from '@devspace-docs/pages';
import {zipFiles} from '@devspace-docs/offline/node';

/** Titles of code blocks that aren't files. */
const OTHER_TITLES = new Set(['Folders', 'Output']);

/**
 * Reads the files of a recipe, in the order of the page, by path.
 *
 * @param source - The page as MDX.
 * @throws Error if the page has a syntax error, or shows a file twice.
 */
export function readFiles(source: string): ReadonlyMap<string, string> {
  const {tree, failure} = parseMdx(source);
  if (failure) throw new Error(failure.message);
  const files = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const {title} = readInfoString(node.meta ?? '');
    if (title === undefined || OTHER_TITLES.has(title)) return;
    if (files.has(title)) throw new Error(`The recipe has more than one file ${title}.`);
    files.set(title, `${readMarkedLines(node.value).code}\n`);
  });
  return files;
}

/** Name of a recipe, and of the folder in its archive, from the path of its page. */
export function recipeName(page: string): string {
  return path.basename(page, '.mdx');
}

/** Packs the files of a recipe into a folder with its name. */
export function packFiles(name: string, files: ReadonlyMap<string, string>): Uint8Array {
  return zipFiles([...files].map(([file, text]) => [`${name}/${file}`, Buffer.from(text)]));
}
