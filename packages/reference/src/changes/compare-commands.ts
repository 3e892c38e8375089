/** Compares the commands and flags of two versions. */
import type {Flag, ReferenceVersion} from '../commands/types.ts';
import type {DataProblem} from '../data-files/parse-data.ts';
import type {ChangeData} from './compare.ts';

/** A flag that exists in only one of two versions of some commands. */
export interface FlagChange {
  readonly flag: string;
  /** Empty for a global flag. */
  readonly commands: readonly string[];
  /** What to use instead of a removed flag; Markdown. */
  readonly advice?: string;
}

export interface CommandComparison {
  readonly removedFlags: readonly FlagChange[];
  readonly addedFlags: readonly FlagChange[];
  /** Flags that both versions of a command have, but with different defaults. */
  readonly changedDefaults: ReadonlyArray<{
    readonly command: string;
    readonly flag: string;
    readonly before: Flag['default'];
    readonly after: Flag['default'];
  }>;
  readonly problems: readonly DataProblem[];
}

/** Finds flags that only `from` has. Ignores commands that `to` doesn't have. */
function findMissing(from: ReferenceVersion, to: ReferenceVersion): FlagChange[] {
  const isGlobal = new Set(to.global.globalFlags.map(({name}) => name));
  const commands = new Map<string, string[]>(
    from.global.globalFlags.filter(({name}) => !isGlobal.has(name)).map(({name}) => [name, []]),
  );
  for (const command of from.commands) {
    const counterpart = to.bySlug.get(command.slug);
    for (const {name} of counterpart ? command.flags : []) {
      const exists = isGlobal.has(name) || counterpart?.flags.some((flag) => flag.name === name);
      if (!exists) commands.set(name, [...(commands.get(name) ?? []), command.command]);
    }
  }
  return [...commands].map(([name, owners]) => ({flag: `--${name}`, commands: owners}));
}

/** Splits a change into one for each advice, because a command can have its own advice. */
function addAdvice({flag, commands}: FlagChange, advice: ChangeData['flags']): FlagChange[] {
  const keyOf = (command: string): string => {
    const ownKey = `${command.replace(/^devspace /, '')} ${flag}`;
    return ownKey in advice ? ownKey : flag;
  };
  const keys = commands.length > 0 ? commands.map(keyOf) : [flag];
  return [...new Set(keys)].map((key) => ({
    flag,
    commands: commands.filter((command) => keyOf(command) === key),
    advice: advice[key],
  }));
}

/** Finds the flags that were removed, added or changed between two versions. */
export function compareCommands(
  before: ReferenceVersion,
  after: ReferenceVersion,
  advice: ChangeData['flags'],
): CommandComparison {
  const removedFlags = findMissing(before, after).flatMap((change) => addAdvice(change, advice));
  const removedNames = new Set(removedFlags.map(({flag}) => flag));
  return {
    removedFlags,
    addedFlags: findMissing(after, before),
    changedDefaults: before.commands.flatMap(({slug, command, flags}) =>
      flags.flatMap((flag) => {
        const counterpart = after.bySlug.get(slug)?.flags.find(({name}) => name === flag.name);
        return counterpart === undefined || String(counterpart.default) === String(flag.default)
          ? []
          : [{command, flag: `--${flag.name}`, before: flag.default, after: counterpart.default}];
      }),
    ),
    problems: [
      ...removedFlags
        .filter((change) => change.advice === undefined)
        .map(({flag}) => ({at: ['flags'], reason: `lacks ${flag}, which no longer exists`})),
      ...Object.keys(advice)
        .filter((key) => !removedNames.has(key.split(' ').at(-1) ?? ''))
        .map((key) => ({at: ['flags', key], reason: "isn't a removed flag: remove it"})),
    ],
  };
}
