import {posix} from 'node:path';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {buildReference, DataError, type Problem} from './model.ts';
import {folderOf} from './paths.ts';
import type {CommandData, GlobalData, Reference, VersionSource} from './types.ts';
import type {Recording} from '../outputs/parse-recording.ts';
import {readRecordings} from '../outputs/read-recordings.ts';
import {createParser, type Parser} from './validate.ts';

const DATA = 'schema/cli';

/** Files of the repository by path. */
interface Files {
  readonly files: ReadonlySet<string>;
  read(file: string): string;
}

/** By content: with each page that a writer edits, an editor reads the data again. */
const parsed = new Map<string, unknown>();

function parseOnce(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}

const unchecked: Parser = {
  command: (_, text) => parseOnce(text) as CommandData,
  global: (_, text) => parseOnce(text) as GlobalData,
};

/**
 * Reads the command data of a version; undefined if there is none.
 *
 * @throws Error if the parser rejects a file.
 */
export function readVersion(
  version: VersionLabel,
  tree: Files,
  parser = unchecked,
): VersionSource | undefined {
  const folder = `${DATA}/${version}/`;
  const globalPath = `${folder}_global.yaml`;
  if (!tree.files.has(globalPath)) return undefined;
  const filesIn = (prefix: string): string[] =>
    [...tree.files].filter((file) => file.startsWith(prefix)).sort();
  return {
    global: {path: globalPath, data: parser.global(globalPath, tree.read(globalPath))},
    commands: filesIn(folder)
      .filter((path) => path !== globalPath)
      .map((path) => ({path, data: parser.command(path, tree.read(path))})),
    prose: filesIn(`${folderOf(version)}/_prose/`).map((file) => posix.basename(file)),
  };
}

/** Finds examples whose recording doesn't contain their command. */
export function findWrongRecordings(
  {commands}: Pick<VersionSource, 'commands'>,
  recordings: ReadonlyMap<string, Recording>,
): Problem[] {
  return commands.flatMap(({path, data}) =>
    (data.examples ?? []).flatMap(({run, recording}) => {
      if (recording === undefined) return [];
      const {source = recording, text = ''} = recordings.get(recording) ?? {};
      if (text.split('\n').includes(`$ ${run}`)) return [];
      return {
        file: path,
        reason: `the recording ${source} doesn't contain the line \`$ ${run}\``,
      };
    }),
  );
}

function readJson(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

/**
 * Reads and checks the command data of all versions in `schema/cli`.
 *
 * @throws Error if the data is inconsistent, or doesn't match its JSON Schema.
 */
export function readReference(): Reference {
  const parser = createParser(
    readJson(`${DATA}/command.schema.json`),
    readJson(`${DATA}/global.schema.json`),
  );
  const tree = {
    files: new Set(globSync([`${DATA}/*/*`, '{docs,versioned_docs}/**/_prose/*'])),
    read: (file: string) => readFileSync(file, 'utf8'),
  };
  const wrongRecordings: Problem[] = [];
  const sources = versions.map(({label}) => {
    const source = readVersion(label, tree, parser);
    if (!source) throw new Error(`${DATA}/${label} has no _global.yaml.`);
    wrongRecordings.push(...findWrongRecordings(source, readRecordings(label)));
    return source;
  });
  const reference = buildReference(sources);
  if (wrongRecordings.length > 0) throw new DataError(wrongRecordings);
  return reference;
}
