import {existsSync} from 'node:fs';
import path from 'node:path';
import {layouts} from './layouts.ts';

/**
 * Paths of a page of each layout in a built site, relative to its base path. Skips paths with a query and the
 * not-found page, which have no file of their own.
 */
export function builtPaths(dir: string): string[] {
  return layouts
    .map((layout) => layout.path)
    .filter((page) => existsSync(path.join(dir, `${page === '' ? 'index' : page}.html`)));
}
