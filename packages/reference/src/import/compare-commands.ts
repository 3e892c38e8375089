import {slugOf} from '../commands/model.ts';
import type {Command, Flag, ReferenceVersion} from '../commands/types.ts';
import {sameText, sameValue, sameWords} from './same.ts';
import type {ChangeKind, Difference, ImportedCommand, ImportedFlag} from './types.ts';

/** Kinds of flag differences, and the properties to compare. */
const flagKinds = [
  ['flag-type', 'type'],
  ['flag-shorthand', 'shorthand'],
  ['flag-default', 'default'],
  ['flag-deprecated', 'deprecated'],
  ['description', 'meaning'],
] as const satisfies ReadonlyArray<readonly [ChangeKind, keyof Flag]>;

function isSame(kind: ChangeKind, ours: unknown, theirs: unknown): boolean {
  // The help doesn't have to mark deprecated flags.
  if (kind === 'flag-deprecated') return theirs === undefined || ours === theirs;
  if (kind === 'description') return sameText(String(ours), String(theirs));
  return sameValue(ours, theirs);
}

/** Compares the flags of a command, or the global ones. */
function compareFlags(
  owner: string,
  ours: readonly Flag[],
  theirs: readonly ImportedFlag[],
  {source, sharedFlags}: Pick<Command, 'source' | 'sharedFlags'>,
  globalSource: string,
): Difference[] {
  const path = ({name}: {readonly name: string}): string => `${owner} --${name}`;
  const ourNames = new Set(ours.map(({name}) => name));
  const theirByName = new Map(theirs.map((flag) => [flag.name, flag]));
  const edit = [source];
  // A command can override its shared flags.
  const filesOf = (name: string): string[] =>
    sharedFlags.includes(name) ? [globalSource, source] : [source];
  return [
    ...theirs
      .filter(({name}) => !ourNames.has(name))
      .map((flag): Difference => ({kind: 'new-flag', path: path(flag), theirs: flag, edit})),
    ...ours
      .filter(({name}) => !theirByName.has(name))
      .map((flag): Difference => ({kind: 'removed-flag', path: path(flag), edit})),
    ...ours.flatMap((own) => {
      const their = theirByName.get(own.name);
      if (their === undefined) return [];
      return flagKinds.flatMap(([kind, key]): Difference[] =>
        isSame(kind, own[key], their[key])
          ? []
          : [{kind, path: path(own), ours: own[key], theirs: their[key], edit: filesOf(own.name)}],
      );
    }),
  ];
}

function compareArguments(ours: Command, theirs: ImportedCommand): Difference[] {
  const own = (ours.arguments ?? []).map(({name, required}) =>
    required ? `<${name}>` : `[${name}]`,
  );
  // Most of the tool's usage lines omit the arguments.
  if (theirs.arguments.length === 0 || sameWords(own, theirs.arguments)) return [];
  return [
    {
      kind: 'command-arguments',
      path: ours.command,
      ours: own.join(' '),
      theirs: theirs.arguments.join(' '),
      edit: [ours.source],
    },
  ];
}

function compareSummaries({command, summary, source}: Command, theirs: ImportedCommand) {
  if (sameText(summary, theirs.summary)) return [];
  const kind = 'description' as const;
  return [{kind, path: command, ours: summary, theirs: theirs.summary, edit: [source]}];
}

/** Whether a command can ignore all flags, also `--help`, so that it may have no page. */
function ignoresFlags({inheritedFlagsDiffer = []}: Command): boolean {
  return inheritedFlagsDiffer.some(({name}) => name === '*');
}

/** Separates global flags from those that a command inherits from a parent other than `devspace`. */
function splitGlobals(imported: readonly ImportedCommand[]) {
  const globalFlags = imported.find(({command}) => command === 'devspace')?.flags ?? [];
  const names = new Set(globalFlags.map(({name}) => name));
  return {
    globalFlags,
    commands: imported.map((command) => ({
      ...command,
      flags: [...command.flags, ...command.inheritedFlags].filter(({name}) => !names.has(name)),
    })),
  };
}

export function compareCommands(
  version: ReferenceVersion,
  imported: readonly ImportedCommand[],
): Difference[] {
  const {global, globalSource, root} = version;
  const ours = [root, ...version.commands];
  const {globalFlags, commands} = splitGlobals(imported);
  const theirByName = new Map(commands.map((command) => [command.command, command]));
  const pairs = ours.flatMap((own) => {
    const their = theirByName.get(own.command);
    return their === undefined ? [] : [{own, their}];
  });
  return [
    ...commands
      .filter(({command}) => !ours.some((own) => own.command === command))
      .map((command): Difference => {
        const edit = [`schema/cli/${version.name}/${slugOf(command.command)}.yaml`];
        return {kind: 'new-command', path: command.command, theirs: command, edit};
      }),
    ...ours
      .filter((own) => !theirByName.has(own.command) && !ignoresFlags(own))
      .map(({command, source}): Difference => {
        return {kind: 'removed-command', path: command, edit: [source]};
      }),
    ...pairs.flatMap(({own, their}) => [
      ...compareArguments(own, their),
      ...compareFlags(own.command, own.flags, their.flags, own, globalSource),
      ...compareSummaries(own, their),
    ]),
    ...compareFlags(
      'devspace',
      global.globalFlags,
      globalFlags,
      {source: globalSource, sharedFlags: []},
      globalSource,
    ),
  ];
}
