import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

const IGNORED = ['**/node_modules/**', '.git/**', '.docusaurus/**', '.cache/**', 'build/**'];

export interface SourceTree {
  /** Paths from the root of the repository, with forward slashes. */
  readonly files: ReadonlySet<string>;
  read(file: string): string;
}

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
