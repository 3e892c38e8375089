import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {SourceTree} from '../pages/types.ts';

const IGNORED = ['**/node_modules/**', '.git/**', '.docusaurus/**', '.cache/**', 'build/**'];

/**
 * Lists the files of the repository. Their contents are read on demand.
 *
 * @param pattern - One or more glob patterns; lists the files that match any of them.
 */
export function loadTree(root: string, pattern: string | readonly string[] = '**'): SourceTree {
  const files = globSync([pattern].flat(), {cwd: root, ignore: IGNORED, expandDirectories: false});
  return {
    files: new Set(files),
    read: (file) => readFileSync(join(root, file), 'utf8'),
  };
}
