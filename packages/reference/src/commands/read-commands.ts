import {buildReference} from './model.ts';
import {readVersion} from './read-reference.ts';
import type {ReferenceVersion, VersionSource} from './types.ts';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {memoize} from '@devspace-docs/common';
import type {SourceTree} from '@devspace-docs/common/node';

/** Doesn't check that the notices exist, because the generator does. */
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
