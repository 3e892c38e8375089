import type {Command, Reference, ReferenceVersion} from './types.ts';
import {lookUp} from './blocks.ts';
import {writeDefault} from './flags.ts';
import {routeOf} from './places.ts';
import {join, listItem} from './text.ts';

/** Flags or subcommands that only one of two commands has, each list as a sentence. */
function compareNames(kind: string, own: readonly string[], theirs: readonly string[]): string[] {
  const sentence = (label: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`${label} ${kind}: ${join(names.map((name) => `\`${name}\``))}.`] : [];
  return [
    ...sentence(
      'Additional',
      theirs.filter((name) => !own.includes(name)),
    ),
    ...sentence(
      'Missing',
      own.filter((name) => !theirs.includes(name)),
    ),
  ];
}

/** Flags of both versions whose default differs, each as a sentence. */
function compareDefaults(here: Command, other: ReferenceVersion, there: Command): string[] {
  return here.flags.flatMap((flag) => {
    const counterpart = there.flags.find(({name}) => name === flag.name);
    if (!counterpart) return [];
    const value = writeDefault(counterpart.default);
    if (value === writeDefault(flag.default)) return [];
    return [
      value === undefined
        ? `\`--${flag.name}\` has no default in ${other.name}.`
        : `\`--${flag.name}\` defaults to \`${value}\` in ${other.name}.`,
    ];
  });
}

/** A list item with a link to the counterpart, and a list of the differences below it. */
function describeCounterpart(here: Command, other: ReferenceVersion, there: Command): string {
  const link = `[\`${here.command}\` in ${other.name}](${routeOf(other.name, there)})`;
  const isGroup = here.children.length + there.children.length > 0;
  const names = ({children, flags}: Command): string[] =>
    isGroup
      ? children.map(({command}) => command.split(' ').at(-1) ?? command)
      : flags.map(({name}) => `--${name}`);
  const differences = [
    ...compareNames(isGroup ? 'subcommands' : 'flags', names(here), names(there)),
    ...(isGroup ? [] : compareDefaults(here, other, there)),
  ];
  if (differences.length > 0) {
    return [`- ${link}:`, ...differences.map((text) => `  - ${text}`)].join('\n');
  }
  if (isGroup) return `- ${link} has the same subcommands.`;
  return `- ${link} ${here.flags.length > 0 ? 'has the same flags' : 'has no flags of its own either'}.`;
}

function describeAbsence(command: Command, other: ReferenceVersion): string {
  const replacement = command.absentIn?.[other.name];
  if (!replacement) throw new Error(`${command.source}: absentIn has no entry for ${other.name}`);
  const links = (replacement.see ?? []).map((slug) => {
    const target = lookUp(other, slug);
    return `[\`${target.command}\`](${routeOf(other.name, target)})`;
  });
  const see = links.length > 0 ? ` See ${join(links)} in ${other.name}.` : '';
  return listItem(
    `\`${command.command}\` doesn't exist in ${other.name}. ${replacement.text}${see}`,
  );
}

/** A list with the same command in the other versions, or what to use there. */
export function otherVersionList(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  return reference
    .filter(({name}) => version.global.otherVersions.includes(name))
    .map((other) => {
      const counterpart = other.bySlug.get(command.slug);
      if (!counterpart) return describeAbsence(command, other);
      if (!command.isRoot) return describeCounterpart(command, other, counterpart);
      const title = counterpart.title ?? counterpart.command;
      return `- [${title} of ${other.name}](${routeOf(other.name, counterpart)})`;
    })
    .join('\n');
}
