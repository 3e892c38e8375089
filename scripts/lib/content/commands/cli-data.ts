import {buildReference} from '../../cli-reference/model.ts';
import {readVersion} from '../../cli-reference/read-reference.ts';
import type {ReferenceVersion, VersionSource} from '../../cli-reference/types.ts';
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import {memoize} from '../pages/memoize.ts';
import type {SourceTree} from '../runner/source-tree.ts';

/** Doesn't validate the data, or check that the notices exist, because the generator does. */
function readSource(version: VersionLabel, tree: SourceTree): VersionSource[] {
  const source = readVersion(version, tree);
  if (!source) return [];
  const notices = source.commands.flatMap(({data}) => data.notice ?? []);
  return [{...source, prose: notices.map((notice) => `notice-${notice}.mdx`)}];
}

const readReference = memoize((tree: SourceTree) =>
  buildReference(versions.flatMap(({label}) => readSource(label, tree))),
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
