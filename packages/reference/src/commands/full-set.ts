import type {Reference} from './types.ts';

/** The list of all commands and flags, which the config check reads instead of the data of commands. */
export const FULL_SET_FILE = 'schema/cli/full-set.json';

const namesOf = (flags: ReadonlyArray<{readonly name: string}>): string[] =>
  flags.map(({name}) => name).sort();

/** Lists the names of the global flags, and of each command's own flags, by version. */
export function listFullSet(reference: Reference): object {
  const sets = reference.map(({name, global, root, commands}) => {
    const all = [root, ...commands].map(({command, flags}) => [command, namesOf(flags)] as const);
    const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [name, {globalFlags: namesOf(global.globalFlags), commands: Object.fromEntries(sorted)}];
  });
  return Object.fromEntries(sets) as object;
}
