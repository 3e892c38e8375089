/** Reads the commands of all versions from schema/cli. */
import {parse} from 'yaml';
import {buildReference} from '../../cli-reference/model.ts';
import type {
  CommandData,
  GlobalData,
  Reference,
  ReferenceVersion,
  SourceFile as DataFile,
  VersionSource,
} from '../../cli-reference/types.ts';
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import type {SourceTree} from '../pages/types.ts';

const DATA = 'schema/cli';

/** By text: tests build many small sites over the same data. */
const parsed = new Map<string, unknown>();

/** The generator validates the shapes of the files; here they are taken for granted. */
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
  // The generator finds out whether the notices are there.
  const prose = commands.flatMap(({data}) => (data.notice ? [`notice-${data.notice}.mdx`] : []));
  return [{global: readYaml<GlobalData>(globalPath, tree), commands, prose}];
}

const known = new WeakMap<SourceTree, Reference>();

/**
 * The commands of a version; undefined when the repository has no data of it.
 *
 * @throws DataError when the data contradicts itself: the generator says the same.
 */
export function readCommands(
  version: VersionLabel,
  tree: SourceTree,
): ReferenceVersion | undefined {
  const reference =
    known.get(tree) ?? buildReference(versions.flatMap(({label}) => readVersion(label, tree)));
  known.set(tree, reference);
  return reference.find(({name}) => name === version);
}
