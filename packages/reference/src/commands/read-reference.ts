import {posix} from 'node:path';
import {memoize} from '@devspace-docs/common';
import {loadTree, type SourceTree} from '@devspace-docs/common/node';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {buildReference, DataError, type Problem} from './model.ts';
import {folderOf} from './paths.ts';
import type {CommandData, GlobalData, Reference, ReferenceVersion, VersionSource} from './types.ts';
import type {Recording} from '../outputs/parse-recording.ts';
import {readRecordings} from '../outputs/read-recordings.ts';
import {dataFormat} from '../data-files/parse-data.ts';

const DATA = 'schema/cli';

const SHARED = `${DATA}/command.schema.json`;
export const commandFormat = dataFormat<CommandData>(SHARED);
export const globalFormat = dataFormat<GlobalData>(`${DATA}/global.schema.json`, SHARED);

/**
 * Reads the command data of a version; undefined if there is none.
 *
 * @throws Error if a file doesn't match its JSON schema.
 */
export function readVersion(version: VersionLabel, tree: SourceTree): VersionSource | undefined {
  const folder = `${DATA}/${version}/`;
  const globalPath = `${folder}_global.yaml`;
  if (!tree.files.has(globalPath)) return undefined;
  const filesIn = (prefix: string): string[] =>
    [...tree.files].filter((file) => file.startsWith(prefix)).sort();
  return {
    global: {path: globalPath, data: globalFormat.read(globalPath, tree.read(globalPath))},
    commands: filesIn(folder)
      .filter((path) => path !== globalPath)
      .map((path) => ({path, data: commandFormat.read(path, tree.read(path))})),
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

/**
 * Reads and checks the command data of all versions in `schema/cli`.
 *
 * @throws Error if the data is inconsistent, or doesn't match its JSON Schema.
 */
export function readReference(): Reference {
  const tree = loadTree('.', [`${DATA}/*/*`, '{docs,versioned_docs}/**/_prose/*']);
  const wrongRecordings: Problem[] = [];
  const sources = versions.map(({label}) => {
    const source = readVersion(label, tree);
    if (!source) throw new Error(`${DATA}/${label} has no _global.yaml.`);
    wrongRecordings.push(...findWrongRecordings(source, readRecordings(label)));
    return source;
  });
  const reference = buildReference(sources);
  if (wrongRecordings.length > 0) throw new DataError(wrongRecordings);
  return reference;
}

/** Doesn't check that the notices exist, because the generator does. */
function withNotices(source: VersionSource): VersionSource {
  const notices = source.commands.flatMap(({data}) => data.notice ?? []);
  return {...source, prose: notices.map((notice) => `notice-${notice}.mdx`)};
}

const readTree = memoize((tree: SourceTree) => {
  const sources = versions.flatMap(({label}) => readVersion(label, tree) ?? []);
  return buildReference(sources.map(withNotices));
});

/**
 * Reads the commands of a version from schema/cli; undefined if there are none.
 *
 * @throws DataError if the data is inconsistent.
 */
export function readCommands(
  version: VersionLabel,
  tree: SourceTree,
): ReferenceVersion | undefined {
  return readTree(tree).find(({name}) => name === version);
}
