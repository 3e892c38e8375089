import path from 'node:path';
import {configFormats} from '../schema/formats.ts';
import {STDIN, type FileSystem} from './find-files.ts';
import {runCheckCli, type CliSystem} from './run.ts';

type Files = Readonly<Record<string, string>>;

function findKind(name: string, files: Files): 'file' | 'folder' | undefined {
  const normalized = path.normalize(name);
  if (normalized in files) return 'file';
  const isFolder = Object.keys(files).some((file) => file.startsWith(`${normalized}/`));
  return normalized === '.' || isFolder ? 'folder' : undefined;
}

/** Lists the folders of files that exist in memory only, by their paths relative to the current folder. */
function folderReader(files: Files): FileSystem['fs'] {
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

export interface RunOptions {
  readonly stdin?: string;
  readonly hasColors?: boolean;
}

/** Runs the CLI with files that exist in memory only. `output` is what it prints, including errors. */
export async function runOnFiles(
  args: readonly string[],
  files: Files,
  {stdin = '', hasColors = false}: RunOptions = {},
) {
  const output: string[] = [];
  const printed: string[] = [];
  const errors: string[] = [];
  const written: Record<string, string> = {};
  const writeTo =
    (lines: string[]) =>
    (text: string): void => {
      lines.push(text);
      output.push(text);
    };
  const system: CliSystem = {
    readFile: (file) => {
      const text = file === STDIN ? stdin : files[path.normalize(file)];
      if (text === undefined) return Promise.reject(new Error('no such file'));
      return Promise.resolve(new TextEncoder().encode(text));
    },
    findKind: (name) => Promise.resolve(findKind(name, files)),
    fs: folderReader(files),
    print: writeTo(printed),
    printError: writeTo(errors),
    writeFile: (file, text) => {
      written[file] = text;
      return Promise.resolve();
    },
    hasColors,
  };
  const code = await runCheckCli(args, configFormats, system, {
    version: '1.2.3',
    url: 'https://example.com/tools/check',
    reportSchema: 'https://example.com/report.schema.json',
  });
  return {
    code,
    output: output.join('\n'),
    printed: printed.join('\n'),
    errors: errors.join('\n'),
    written,
  };
}
