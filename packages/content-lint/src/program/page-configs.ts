/** Finds what pages show about the behavior of DevSpace, to compare it with a program. */
import {CONSOLE} from '@devspace-docs/common';
import {
  elementsOf,
  type Fence,
  readConsole,
  readInfoString,
  readSample,
  type Sample,
  sampleVersion,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import type {ComparedConfig, ProgramFiles} from '@devspace-docs/devspace-check/node';
import {selectOutput} from '@devspace-docs/reference';
import {readRecordings} from '@devspace-docs/reference/node';
import type {VersionLabel} from '@devspace-docs/versions';
import {findElsewhere} from '../samples/find-elsewhere.ts';

/** A command with its output, and the files above it on the page. */
export interface ComparedCommand {
  readonly file: string;
  readonly line: number;
  readonly args: readonly string[];
  /** Lines that the program has to print, with their lines in the file. */
  readonly output: ReadonlyArray<{readonly text: string; readonly line: number}>;
  readonly files: ProgramFiles;
}

const CONFIG_FILE = 'devspace.yaml';

/** Commands that need no cluster and only print. */
const OFFLINE_COMMAND =
  /^devspace (?:(?:.* )?--help|--version|version|print\b.*|list (?:commands|ports|profiles|sync|vars))$/;

/** A command without shell syntax. */
const SIMPLE_COMMAND = /^[\w ./=:-]+$/;

function filesOf(file: SourceFile, site: Site): ProgramFiles {
  const titled = site.content(file).fences.map((fence): [string, string] => {
    return [readInfoString(fence.meta).title ?? '', fence.code];
  });
  return Object.fromEntries(titled.filter(([title]) => title !== '' && title !== CONFIG_FILE));
}

function isWholeConfig(sample: Sample | undefined, file: SourceFile, version: VersionLabel) {
  if (sample?.purpose.kind !== 'config' || sample.purpose.isImported) return false;
  return sampleVersion(sample, file) === version;
}

export function findPageConfigs(
  site: Site,
  files: readonly SourceFile[],
  version: VersionLabel,
): ComparedConfig[] {
  return files.flatMap((file) =>
    site.content(file).fences.flatMap((fence): ComparedConfig[] => {
      if (!isWholeConfig(readSample(fence), file, version)) return [];
      return [
        {
          file: file.path,
          lineOf: (line) => fence.locateAt(line - 1).line,
          text: fence.code,
          files: filesOf(file, site),
          context: {findElsewhere: findElsewhere(fence.code)},
        },
      ];
    }),
  );
}

/** A block with commands and their output: a fence, or a recording from `schema/outputs`. */
interface ConsoleBlock {
  readonly line: number;
  readonly code: string;
  /** Whether its commands are compared only below a config. Recordings come from another project. */
  readonly needsConfig: boolean;
  /** The line of the page that shows a line of the code. */
  lineAt(index: number): number;
}

function readCommands(
  block: ConsoleBlock,
  file: SourceFile,
  files: ProgramFiles,
): ComparedCommand[] {
  const commands: Array<ComparedCommand & {output: Array<{text: string; line: number}>}> = [];
  let current: (typeof commands)[number] | undefined;
  readConsole(block.code).forEach(({text, kind}, index) => {
    const line = block.lineAt(index);
    if (kind === 'command') {
      const isOffline = OFFLINE_COMMAND.test(text) && SIMPLE_COMMAND.test(text);
      current = {file: file.path, line, args: text.split(' ').slice(1), output: [], files};
      if (isOffline) commands.push(current);
    } else if (kind === 'output') current?.output.push({text, line});
  });
  // Readers type text with `<kbd>`.
  return commands.filter(({output}) => !output.some(({text}) => text.includes('<kbd>')));
}

function toBlock(fence: Fence): ConsoleBlock {
  const {code, location} = fence;
  const lineAt = (index: number): number => fence.locateAt(index).line;
  return {line: location.line, code, needsConfig: false, lineAt};
}

function findRecordings(file: SourceFile, site: Site): ConsoleBlock[] {
  return elementsOf(site.content(file), 'Output').flatMap(({attributes, location: {line}}) => {
    const recording = readRecordings(file.version).get(attributes.get('id') ?? '');
    if (!recording) return [];
    const [part, names] = [attributes.get('part'), attributes.get('names')];
    const {value} = selectOutput(recording, {part, names});
    return {line, code: value, needsConfig: true, lineAt: () => line};
  });
}

/** The commands in console blocks whose output doesn't depend on a cluster. */
export function findPageCommands(
  site: Site,
  files: readonly SourceFile[],
  version: VersionLabel,
): ComparedCommand[] {
  return files
    .filter((file) => file.version === version)
    .flatMap((file) => {
      const {fences} = site.content(file);
      const configs = fences.filter((fence) => isWholeConfig(readSample(fence), file, version));
      const blocks = [
        ...fences.filter(({language}) => language === CONSOLE).map(toBlock),
        ...findRecordings(file, site),
      ].sort((a, b) => a.line - b.line);
      return blocks.flatMap((block) => {
        const config = configs.findLast(({location}) => location.line < block.line)?.code;
        if (block.needsConfig && config === undefined) return [];
        const files = filesOf(file, site);
        const project = config === undefined ? files : {...files, [CONFIG_FILE]: config};
        return readCommands(block, file, project);
      });
    });
}
