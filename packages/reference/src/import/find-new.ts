import type {Field} from '@devspace-docs/devspace-check';
import type {Command, Flag, ReferenceVersion} from '../commands/types.ts';
import type {NewNames} from './add-since.ts';
import {splitGlobals} from './compare-commands.ts';
import type {ImportedCommand} from './types.ts';

/**
 * Finds the fields that a release has and the one before it lacks. Nested fields of a new field aren't
 * listed.
 *
 * @param before - Paths of the fields of the release before it.
 */
export function findNewFields(
  ours: readonly Field[],
  release: ReadonlySet<string>,
  before: ReadonlySet<string>,
): Field[] {
  const isNew = ({path}: Field): boolean => release.has(path) && !before.has(path);
  const dated = ours.filter((field) => isNew(field) || field.since !== undefined);
  return ours.filter(
    (field) =>
      isNew(field) &&
      field.since === undefined &&
      !dated.some(
        ({path}) => field.path.startsWith(`${path}.`) || field.path.startsWith(`${path}[]`),
      ),
  );
}

/** Names of the flags that are in the first list only. */
function newFlags(
  ours: readonly Flag[],
  release: readonly {readonly name: string}[],
  before: readonly {readonly name: string}[],
): Set<string> {
  const names = ours
    .filter(({since}) => since === undefined)
    .map(({name}) => name)
    .filter(
      (name) =>
        release.some((flag) => flag.name === name) && !before.some((flag) => flag.name === name),
    );
  return new Set(names);
}

/**
 * Finds the commands and flags that a release has and the one before it lacks, by the file that describes
 * them.
 */
export function findNewCommands(
  {root, commands, global, globalSource}: ReferenceVersion,
  release: readonly ImportedCommand[],
  before: readonly ImportedCommand[],
): Map<string, NewNames> {
  const after = splitGlobals(release);
  const earlier = splitGlobals(before);
  const found = new Map<string, NewNames>();
  const add = (file: string, names: NewNames): void => {
    if (names.isCommand || names.flags.size > 0) found.set(file, names);
  };
  add(globalSource, {
    isCommand: false,
    // A file with one command has no global flags.
    flags:
      earlier.globalFlags.length === 0
        ? new Set()
        : newFlags(global.globalFlags, after.globalFlags, earlier.globalFlags),
  });
  for (const own of [root, ...commands]) {
    const find = (list: readonly ImportedCommand[]): ImportedCommand | undefined =>
      list.find(({command}) => command === own.command);
    const now = find(after.commands);
    const then = find(earlier.commands);
    if (now) add(own.source, namesOf(own, now, then));
  }
  return found;
}

function namesOf(own: Command, now: ImportedCommand, then: ImportedCommand | undefined): NewNames {
  // All flags of a new command are as new as the command.
  if (!then) return {isCommand: own.since === undefined, flags: new Set()};
  return {isCommand: false, flags: newFlags(own.flags, now.flags, then.flags)};
}
