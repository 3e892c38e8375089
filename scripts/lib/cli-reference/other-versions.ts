import type {Command, Reference, ReferenceVersion} from './types.ts';
import {lookUp} from './blocks.ts';
import {writeDefault} from './flags.ts';
import {routeOf} from './places.ts';
import {join, listItem} from './text.ts';

/** What the other version has in addition and lacks, as parts of a sentence. */
function compareNames(here: readonly string[], there: readonly string[]): string[] {
  const code = (name: string): string => `\`${name}\``;
  const added = there.filter((name) => !here.includes(name)).map(code);
  const removed = here.filter((name) => !there.includes(name)).map(code);
  return [
    ...(added.length > 0 ? [`has ${join(added)} in addition`] : []),
    ...(removed.length > 0 ? [`lacks ${join(removed)}`] : []),
  ];
}

/** Flags of both versions with another default in the other one, as whole sentences. */
function compareDefaults(here: Command, there: Command): string[] {
  return here.flags.flatMap((flag) => {
    const other = there.flags.find(({name}) => name === flag.name);
    if (!other || writeDefault(other.default) === writeDefault(flag.default)) return [];
    const value = writeDefault(other.default);
    return [
      `\`--${flag.name}\` is ${value === undefined ? 'empty' : `\`${value}\``} there by default.`,
    ];
  });
}

function describeCounterpart(here: Command, there: Command): string {
  if (here.children.length + there.children.length > 0) {
    const names = ({children}: Command): string[] =>
      children.map(({command}) => command.split(' ').at(-1) ?? command);
    const parts = compareNames(names(here), names(there));
    return parts.length > 0 ? `${parts.join(' and ')}.` : 'has the same subcommands.';
  }
  const names = ({flags}: Command): string[] => flags.map(({name}) => `--${name}`);
  const parts = compareNames(names(here), names(there));
  const same = here.flags.length > 0 ? 'has the same flags.' : 'has no flags of its own either.';
  const difference = parts.length > 0 ? `${parts.join(' and ')}.` : same;
  return [difference, ...compareDefaults(here, there)].join(' ');
}

function describeAbsence(command: Command, other: ReferenceVersion): string {
  const replacement = command.absentIn?.[other.name];
  if (!replacement) throw new Error(`${command.source}: no absentIn for ${other.name}`);
  const links = (replacement.see ?? []).map((slug) => {
    const target = lookUp(other, slug);
    return `[\`${target.command}\`](${routeOf(other.name, target)})`;
  });
  const see = links.length > 0 ? ` See ${join(links)} in ${other.name}.` : '';
  return `\`${command.command}\` does not exist in ${other.name}. ${replacement.text}${see}`;
}

/** A list with the same command in the other versions, or what to use there. */
export function otherVersionList(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  return reference
    .filter((other) => other !== version)
    .map((other) => {
      const counterpart = other.bySlug.get(command.slug);
      if (!counterpart) return listItem(describeAbsence(command, other));
      const route = routeOf(other.name, counterpart);
      if (command.isRoot)
        return `- [${counterpart.title ?? counterpart.command} of ${other.name}](${route})`;
      const link = `[\`${command.command}\` in ${other.name}](${route})`;
      return listItem(`${link} ${describeCounterpart(command, counterpart)}`);
    })
    .join('\n');
}
