/** Compares the commands and flags of two versions. */
import type {Flag, ReferenceVersion} from '../cli-reference/types.ts';
import type {ChangeData} from './compare.ts';

/** A flag that some commands have in only one of two versions. */
export interface FlagChange {
  readonly flag: string;
  /** Names of the commands; empty for a global flag. */
  readonly commands: readonly string[];
  /** What to use instead, if it was removed; Markdown. */
  readonly advice?: string;
}

export interface CommandComparison {
  readonly removedFlags: readonly FlagChange[];
  readonly addedFlags: readonly FlagChange[];
  /** Flags of commands that both versions have, and whose default differs. */
  readonly changedDefaults: ReadonlyArray<{
    readonly command: string;
    readonly flag: string;
    readonly before: Flag['default'];
    readonly after: Flag['default'];
  }>;
  readonly problems: readonly string[];
}

/** Flags of `from` that `to` doesn't have, with the commands that both have. */
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

/** One change for each advice about a flag. */
function addAdvice({flag, commands}: FlagChange, advice: ChangeData['flags']): FlagChange[] {
  const keyOf = (command: string): string => {
    const own = `${command.replace(/^devspace /, '')} ${flag}`;
    return own in advice ? own : flag;
  };
  const keys = commands.length > 0 ? commands.map(keyOf) : [flag];
  return [...new Set(keys)].map((key) => ({
    flag,
    commands: commands.filter((command) => keyOf(command) === key),
    advice: advice[key],
  }));
}

export function compareCommands(
  before: ReferenceVersion,
  after: ReferenceVersion,
  advice: ChangeData['flags'],
): CommandComparison {
  const removedFlags = findMissing(before, after).flatMap((change) => addAdvice(change, advice));
  const known = new Set(removedFlags.flatMap(({flag}) => flag));
  return {
    removedFlags,
    addedFlags: findMissing(after, before),
    changedDefaults: before.commands.flatMap(({slug, command, flags}) =>
      flags.flatMap((flag) => {
        const now = after.bySlug.get(slug)?.flags.find(({name}) => name === flag.name);
        return now === undefined || String(now.default) === String(flag.default)
          ? []
          : [{command, flag: `--${flag.name}`, before: flag.default, after: now.default}];
      }),
    ),
    problems: [
      ...removedFlags
        .filter((change) => change.advice === undefined)
        .map(({flag}) => `${flag} doesn't exist any more: add it to "flags"`),
      ...Object.keys(advice)
        .filter((key) => !known.has(key.split(' ').at(-1) ?? ''))
        .map((key) => `${key} isn't a removed flag: remove it from "flags"`),
    ],
  };
}
