/** Builds command data for unit tests. */
import {versions, type VersionLabel} from '@devspace-docs/versions';
import type {CommandData, Flag, GlobalData, VersionSource} from './types.ts';

/** A flag with defaults for everything that the test doesn't set. */
export function flag(overrides: Partial<Flag> = {}): Flag {
  return {
    name: 'force',
    type: 'bool',
    default: false,
    meaning: 'Skips the question.',
    ...overrides,
  };
}

/** A command with defaults for everything that the test doesn't set. */
export function command(overrides: Partial<CommandData> & {readonly command: string}): CommandData {
  return {
    ...(overrides.command === 'devspace' ? {} : {group: 'work'}),
    sidebar: true,
    summary: `Do what ${overrides.command.slice(9) || 'the program'} does with the whole project`,
    purpose: `\`${overrides.command}\` does its work.`,
    whenToUse: 'Use it when there is work.',
    usage: [`${overrides.command} [flags]`],
    examples: [{run: overrides.command, does: 'Does the work.'}],
    related: ['devspace_deploy'],
    ...overrides,
  };
}

export function global(version: VersionLabel, overrides: Partial<GlobalData> = {}): GlobalData {
  return {
    version,
    otherVersions: versions.flatMap(({label}) => (label === version ? [] : label)),
    toolVersion: '6.3.21',
    intro: 'One program.',
    groups: [{id: 'work', title: 'Work', summary: 'Commands that work.'}],
    globalFlags: [flag({name: 'debug', meaning: 'Says more.'})],
    sharedFlags: [],
    environmentVariables: [{name: 'DEVSPACE_FLAGS', meaning: 'Flags for every command.'}],
    environmentNote: 'Flags that you type win.',
    exitCodes: [{code: 0, when: 'The command succeeded.'}],
    completion: {text: 'There is none.'},
    ...overrides,
  };
}

/** Removes the examples of a command that only contains others. */
function withoutExamples(
  {examples, ...group}: CommandData,
  all: readonly CommandData[],
): CommandData {
  const isGroup = all.some(
    ({command: name}) => group.command !== 'devspace' && name.startsWith(`${group.command} `),
  );
  return isGroup || !examples ? group : {...group, examples};
}

/** A version with these commands, and `devspace` and `devspace deploy`, which every version needs. */
export function version(
  name: VersionLabel,
  commands: readonly CommandData[] = [],
  options: {readonly global?: Partial<GlobalData>; readonly prose?: readonly string[]} = {},
): VersionSource {
  const defaults = ['devspace', 'devspace deploy']
    .filter((required) => !commands.some((given) => given.command === required))
    .map((missing) => command({command: missing}));
  return {
    global: {path: `schema/cli/${name}/_global.yaml`, data: global(name, options.global)},
    commands: [...defaults, ...commands].map((data, _, all) => ({
      path: `schema/cli/${name}/${data.command === 'devspace' ? '_root' : data.command.replaceAll(' ', '_')}.yaml`,
      data: withoutExamples(data, all),
    })),
    prose: options.prose ?? [],
  };
}
