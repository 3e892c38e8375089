import path from 'node:path';
import type {FileSystem} from './find-files.ts';

/** Lists the folders of files that exist in memory only, by their paths relative to the current folder. */
export function folderReader(files: Readonly<Record<string, string>>): FileSystem['fs'] {
  const readdir = (
    folder: string,
    options: object,
    callback: (error: null, entries: readonly object[]) => void,
  ): void => {
    const entries = new Map<string, boolean>();
    for (const file of Object.keys(files)) {
      const [name = '', ...rest] = path.relative(folder, file).split('/');
      if (name !== '..') entries.set(name, rest.length > 0);
    }
    callback(
      null,
      Array.from(entries, ([name, isFolder]) => ({
        name,
        isDirectory: () => isFolder,
        isFile: () => !isFolder,
        isSymbolicLink: () => false,
      })),
    );
  };
  return {readdir} as FileSystem['fs'];
}
