/** Finds the files that the arguments of the CLI name: files, folders and globs. */
import path from 'node:path';
import {glob, type GlobOptions} from 'tinyglobby';

/** The access to files that the CLI needs, which tests replace. Paths use the separators of the system. */
export interface FileSystem {
  readonly readFile: (file: string) => Promise<Uint8Array>;
  /** Undefined for a path that doesn't exist. */
  readonly findKind: (path: string) => Promise<'file' | 'folder' | undefined>;
  /** Lists folders; of the system by default. */
  readonly fs?: GlobOptions['fs'];
}

/** Standard input. */
export const STDIN = '-';

/** The name of a config that DevSpace looks for. */
export const CONFIG_FILE = 'devspace.yaml';

/** A name that DevSpace doesn't look for. */
const MISNAMED_FILE = 'devspace.yml';

/** Folders with code and caches of others. A glob or an argument can name them anyway. */
const SKIPPED_FOLDERS = ['.devspace', '.git', 'node_modules'];

const GLOB = /[*?{[]/;

/** Finds the files of a glob with slashes, sorted. Doesn't follow links to folders. */
async function search(pattern: string, {fs}: FileSystem, cwd = '.'): Promise<string[]> {
  const isAbsolute = path.isAbsolute(pattern);
  const files = await glob(pattern, {
    cwd,
    absolute: isAbsolute,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: SKIPPED_FOLDERS.filter((name) => !pattern.split('/').includes(name)).flatMap((name) => [
      `**/${name}/**`,
      // Outside of the current folder.
      `/**/${name}/**`,
    ]),
    ...(fs && {fs}),
  });
  return files.map((file) => path.join(isAbsolute ? '' : cwd, file)).sort();
}

function withName(files: readonly string[], name: string): string[] {
  return files.filter((file) => path.basename(file) === name);
}

/** Explains that there is no config, but a file that looks like one. */
function explainMisnamed(reason: string, [file]: readonly string[]): Error {
  const advice = `. Rename ${file}: DevSpace looks for ${CONFIG_FILE}`;
  return new Error(reason + (file === undefined ? '' : advice));
}

interface FoundFiles {
  readonly files: readonly string[];
  /** Whether the argument is a folder or a glob. */
  readonly isSearch: boolean;
  /** Files that DevSpace doesn't find, because of their names. */
  readonly misnamed: readonly string[];
}

/**
 * Finds the files of an argument.
 *
 * @throws Error if there are none.
 */
export async function findFiles(argument: string, system: FileSystem): Promise<FoundFiles> {
  const kind = argument === STDIN ? 'file' : await system.findKind(argument);
  // A file's name can contain the characters of a glob.
  if (kind === 'file') return {files: [argument], isSearch: false, misnamed: []};
  if (kind === 'folder') {
    const all = await search(`**/{${CONFIG_FILE},${MISNAMED_FILE}}`, system, argument);
    const files = withName(all, CONFIG_FILE);
    const misnamed = withName(all, MISNAMED_FILE);
    if (files.length === 0) throw explainMisnamed(`no ${CONFIG_FILE} in this folder`, misnamed);
    return {files, isSearch: true, misnamed};
  }
  const pattern = path.posix.normalize(argument.replaceAll(path.sep, '/')).replace(/[()]/g, '\\$&');
  const files = GLOB.test(argument) ? await search(pattern, system) : [];
  if (files.length > 0) return {files, isSearch: true, misnamed: []};
  if (GLOB.test(argument)) throw new Error('no file matches');
  const other = path.join(path.dirname(argument), MISNAMED_FILE);
  const isMisnamed = path.basename(argument) === CONFIG_FILE && (await system.findKind(other));
  throw explainMisnamed('no such file or folder', isMisnamed ? [other] : []);
}

/** Finds all YAML files in a folder; nothing for another path. */
export async function findYamlFiles(argument: string, system: FileSystem): Promise<string[]> {
  if (argument === STDIN || (await system.findKind(argument)) !== 'folder') return [];
  return search('**/*.{yaml,yml}', system, argument);
}

/** The current folder and its parents, up to the root of the Git repository or of the file system. */
async function findParents(
  system: FileSystem,
): Promise<{readonly folders: readonly string[]; readonly isRepository: boolean}> {
  const folders = ['.'];
  for (;;) {
    const folder = folders.at(-1) ?? '.';
    // In a worktree or submodule, `.git` is a file.
    if ((await system.findKind(path.join(folder, '.git'))) !== undefined)
      return {folders, isRepository: true};
    const parent = path.join(folder, '..');
    if (path.resolve(parent) === path.resolve(folder)) return {folders, isRepository: false};
    folders.push(parent);
  }
}

/** Finds a file in the current folder, or in a parent folder of the same Git repository. */
export async function findUpwards(name: string, system: FileSystem): Promise<string | undefined> {
  const {folders, isRepository} = await findParents(system);
  for (const folder of isRepository ? folders : ['.']) {
    const file = path.join(folder, name);
    if ((await system.findKind(file)) === 'file') return file;
  }
  return undefined;
}

/** Finds the configs in the Git repository with the current folder. */
export async function findRepositoryConfigs(system: FileSystem): Promise<string[]> {
  const {folders, isRepository} = await findParents(system);
  return isRepository ? search(`**/${CONFIG_FILE}`, system, folders.at(-1)) : [];
}

/** The config that an import or a dependency refers to: a file, or the one in a folder. */
export function configAt(folder: string, target: string): string {
  const file = path.join(folder, target);
  return /\.ya?ml$/.test(target) ? file : path.join(file, CONFIG_FILE);
}
