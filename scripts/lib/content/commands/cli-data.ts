import {parse} from 'yaml';
import {buildReference} from '../../cli-reference/model.ts';
import type {
  CommandData,
  GlobalData,
  ReferenceVersion,
  SourceFile as DataFile,
  VersionSource,
} from '../../cli-reference/types.ts';
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import {memoize} from '../pages/memoize.ts';
import type {SourceTree} from '../pages/types.ts';

const DATA = 'schema/cli';

/** By content, because tests create many sites with the same data. */
const parsed = new Map<string, unknown>();

/** Doesn't validate the data, because the generator does. */
function readYaml<Data>(path: string, tree: SourceTree): DataFile<Data> {
  const text = tree.read(path);
  const data = parsed.get(text) ?? (parse(text) as unknown);
  parsed.set(text, data);
  return {path, data: data as Data};
}

function readVersion(version: VersionLabel, tree: SourceTree): VersionSource[] {
  const folder = `${DATA}/${version}`;
  const globalPath = `${folder}/_global.yaml`;
  if (!tree.files.has(globalPath)) return [];
  const commands = [...tree.files]
    .filter((file) => file.startsWith(`${folder}/`) && file !== globalPath)
    .map((file) => readYaml<CommandData>(file, tree));
  // The generator checks that the notices exist.
  const prose = commands.flatMap(({data}) => (data.notice ? [`notice-${data.notice}.mdx`] : []));
  return [{global: readYaml<GlobalData>(globalPath, tree), commands, prose}];
}

const readReference = memoize((tree: SourceTree) =>
  buildReference(versions.flatMap(({label}) => readVersion(label, tree))),
);

/**
 * Reads the commands of a version from schema/cli; undefined if there are none.
 *
 * @throws DataError if the data is inconsistent.
 */
export function readCommands(
  version: VersionLabel,
  tree: SourceTree,
): ReferenceVersion | undefined {
  return readReference(tree).find(({name}) => name === version);
}
