import type {VersionLabel} from '@devspace-docs/versions';
import type {Reference} from './types.ts';
import type {Problem} from './model.ts';

/** Names of the global flags, and of each command's own flags, by command. */
export interface VersionSet {
  readonly globalFlags: readonly string[];
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

/** schema/cli/full-set.json: the commands and flags of the program itself, by version. */
export type FullSet = Readonly<Record<VersionLabel, VersionSet>>;

function compareNames(
  file: string,
  kind: string,
  documented: readonly string[],
  known: readonly string[],
): Problem[] {
  return [
    ...known
      .filter((name) => !documented.includes(name))
      .map((name) => ({file, reason: `${kind} ${name} of the program isn't described`})),
    ...documented
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        reason: `${kind} ${name} is described, but schema/cli/full-set.json doesn't list it`,
      })),
  ];
}

/** Reports commands and flags that only the data or only the program has. */
export function compareFullSet(reference: Reference, fullSet: FullSet): Problem[] {
  return reference.flatMap(({name, global, globalSource, root, commands}) => {
    const known = fullSet[name];
    const all = [root, ...commands];
    return [
      ...compareNames(
        globalSource,
        'global flag',
        global.globalFlags.map((flag) => flag.name),
        known.globalFlags,
      ),
      ...compareNames(
        globalSource,
        'command',
        all.map(({command}) => command),
        Object.keys(known.commands),
      ),
      ...all.flatMap(({source, command, flags}) =>
        compareNames(
          source,
          'flag',
          flags.map((flag) => flag.name),
          known.commands[command] ?? [],
        ),
      ),
    ];
  });
}
