/** Finds the files that the arguments of the CLI name: files, folders and globs. */
import path from 'node:path';

/** The access to files that the CLI needs, which tests replace. Paths use the separators of the system. */
export interface FileSystem {
  readonly readFile: (file: string) => Promise<Uint8Array>;
  /** Undefined for a path that doesn't exist. */
  readonly findKind: (path: string) => Promise<'file' | 'folder' | undefined>;
  readonly listFolder: (
    folder: string,
  ) => Promise<ReadonlyArray<{readonly name: string; readonly isFolder: boolean}>>;
}

/** Standard input. */
export const STDIN = '-';

const CONFIG_FILE = 'devspace.yaml';

/** Folders with code and caches of others. A glob or an argument can name them anyway. */
const SKIPPED_FOLDERS = new Set(['.devspace', '.git', 'node_modules']);

/** Lists the files in a folder and its subfolders, sorted. Doesn't follow links to folders. */
async function walk(folder: string, system: FileSystem): Promise<string[]> {
  const entries = [...(await system.listFolder(folder))].sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = await Promise.all(
    entries.map(async ({name, isFolder}) => {
      const file = path.join(folder, name);
      if (!isFolder) return [file];
      return SKIPPED_FOLDERS.has(name) ? [] : walk(file, system);
    }),
  );
  return files.flat();
}

const GLOB_TOKEN = /\*\*\/|\*\*|[*?{},]|\[!?[^\]/]+\]|[^*?{},[]+|\[/g;

/** Converts a glob with `*`, `**`, `?`, `[...]` and `{...}` to a regular expression. */
function compileGlob(glob: string): RegExp {
  let depth = 0;
  const source = Array.from(glob.matchAll(GLOB_TOKEN), ([token]) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    if (token === '{') depth += 1;
    if (token === '{') return '(?:';
    if (token === '}' && depth > 0) depth -= 1;
    else if (token === ',' && depth > 0) return '|';
    else if (token.length > 1 && token.startsWith('['))
      return token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
    else return token.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
    return ')';
  });
  return new RegExp(`^${source.join('')}${')'.repeat(depth)}$`);
}

const GLOB = /[*?{[]/;

async function findGlob(glob: string, system: FileSystem): Promise<string[]> {
  const pattern = path.posix.normalize(glob.replaceAll(path.sep, '/'));
  const parts = pattern.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => GLOB.test(part)),
  );
  const root = fixed.length === 0 ? '.' : fixed.join('/') || '/';
  if ((await system.findKind(root)) !== 'folder') return [];
  const expression = compileGlob(pattern);
  const files = await walk(root, system);
  return files.filter((file) => expression.test(file.replaceAll(path.sep, '/')));
}

/**
 * Finds the files of an argument.
 *
 * @throws Error if there are none.
 */
export async function findFiles(argument: string, system: FileSystem): Promise<string[]> {
  if (argument === STDIN) return [STDIN];
  const kind = await system.findKind(argument);
  // A file's name can contain the characters of a glob.
  if (kind === 'file') return [argument];
  if (kind === 'folder') {
    const files = await walk(argument, system);
    const configs = files.filter((file) => path.basename(file) === CONFIG_FILE);
    if (configs.length === 0) throw new Error(`no ${CONFIG_FILE} in this folder`);
    return configs;
  }
  const files = GLOB.test(argument) ? await findGlob(argument, system) : [];
  if (files.length > 0) return files;
  throw new Error(GLOB.test(argument) ? 'no file matches' : 'no such file or folder');
}

/** Finds the root of the Git repository with the current folder. */
async function findRepository(system: FileSystem): Promise<string | undefined> {
  let folder = '.';
  for (;;) {
    // In a worktree or submodule, `.git` is a file.
    if ((await system.findKind(path.join(folder, '.git'))) !== undefined) return folder;
    const parent = path.join(folder, '..');
    if (path.resolve(parent) === path.resolve(folder)) return undefined;
    folder = parent;
  }
}

/** Finds the configs in the Git repository with the current folder. */
export async function findRepositoryConfigs(system: FileSystem): Promise<string[]> {
  const root = await findRepository(system);
  if (root === undefined) return [];
  const files = await walk(root, system);
  return files.filter((file) => path.basename(file) === CONFIG_FILE);
}

/** The config that an import or a dependency refers to: a file, or the one in a folder. */
export function configAt(folder: string, target: string): string {
  const file = path.join(folder, target);
  return /\.ya?ml$/.test(target) ? file : path.join(file, CONFIG_FILE);
}
