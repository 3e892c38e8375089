import {joinWords} from '@devspace-docs/common';
import type {Command, Reference, ReferenceVersion, Replacement} from './types.ts';
import {lookUp} from './blocks.ts';
import {writeDefault} from './flags.ts';
import {routeOf, sectionRouteOf} from './paths.ts';
import {listItem} from './text.ts';

/** The predicate of a sentence about the counterpart, with the subcommands that only one of the commands has. */
function compareSubcommands(here: Command, there: Command): string {
  const names = ({children}: Command): string[] =>
    children.map(({command}) => command.split(' ').at(-1) ?? command);
  const clause = (
    verb: string,
    conjunction: 'and' | 'or',
    list: readonly string[],
    other: readonly string[],
  ): string[] => {
    const only = list.filter((name) => !other.includes(name)).map((name) => `\`${name}\``);
    const noun = only.length === 1 ? 'subcommand' : 'subcommands';
    return only.length > 0 ? [`${verb} the ${joinWords(only, conjunction)} ${noun}`] : [];
  };
  const clauses = [
    ...clause('also has', 'and', names(there), names(here)),
    ...clause("doesn't have", 'or', names(here), names(there)),
  ];
  return clauses.length > 0 ? clauses.join(', but ') : 'has the same subcommands';
}

/** Whether a command has subcommands in one of the versions. */
function isGroup(here: Command, there: Command): boolean {
  return here.children.length + there.children.length > 0;
}

/** One sentence for each flag whose default differs. */
function compareDefaults(here: Command, other: ReferenceVersion, there: Command): string[] {
  return here.flags.flatMap((flag) => {
    const counterpart = there.flags.find(({name}) => name === flag.name);
    if (!counterpart) return [];
    const value = writeDefault(counterpart.default);
    if (value === writeDefault(flag.default)) return [];
    return [
      value === undefined
        ? `\`--${flag.name}\` doesn't have a default in ${other.name}.`
        : `\`--${flag.name}\` defaults to \`${value}\` in ${other.name}.`,
    ];
  });
}

/** A list item that links to the counterpart and describes the differences. */
function describeCounterpart(here: Command, other: ReferenceVersion, there: Command): string {
  const link = `[\`${here.command}\` in ${other.name}](${routeOf(other.name, there)})`;
  if (isGroup(here, there)) return `- ${link} ${compareSubcommands(here, there)}.`;
  const differences = compareDefaults(here, other, there);
  if (differences.length > 0) {
    return [`- ${link}:`, ...differences.map((text) => `  - ${text}`)].join('\n');
  }
  if (here.flags.length + there.flags.length === 0)
    return `- ${link} doesn't have its own flags either.`;
  return hasSameFlags(here, there)
    ? `- ${link} has the same flags.`
    : `- ${link} has different flags.`;
}

function hasSameFlags(here: Command, there: Command): boolean {
  const names = ({flags}: Command): string =>
    flags
      .map(({name}) => name)
      .sort()
      .join(' ');
  return names(here) === names(there);
}

/** A table of the flags that only some versions of a command have; empty if there are none. */
function flagTable(commands: ReadonlyArray<readonly [version: string, Command]>): string {
  const columns = commands.toSorted(([a], [b]) => b.localeCompare(a));
  const names = columns.map(([, {flags}]) => new Set(flags.map(({name}) => name)));
  const different = [...new Set(names.flatMap((list) => [...list]))]
    .filter((name) => !names.every((list) => list.has(name)))
    .sort();
  if (different.length === 0) return '';
  return [
    `| Flag | ${columns.map(([name]) => name).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...different.map(
      (name) =>
        `| \`--${name}\` | ${names.map((list) => (list.has(name) ? 'yes' : '–')).join(' | ')} |`,
    ),
  ].join('\n');
}

/** Links to what replaces a command in another version. */
function linkReplacements(replacement: Replacement, other: ReferenceVersion): string[] {
  const {see: commands = [], configSections = []} = replacement;
  const links = [
    ...commands.map((slug) => {
      const target = lookUp(other, slug);
      return `[\`${target.command}\`](${routeOf(other.name, target)})`;
    }),
    ...configSections.map((name) => `[\`${name}\`](${sectionRouteOf(other.name, name)})`),
  ];
  return links.length > 0 ? [`${joinWords(links, 'and')} in ${other.name}`] : [];
}

/** One list item for the versions that lack a command, or one for each advice. */
function describeAbsence(command: Command, others: readonly ReferenceVersion[]): string[] {
  const byText = new Map<string, {readonly names: string[]; readonly links: string[]}>();
  for (const other of others) {
    const replacement = command.absentIn?.[other.name];
    if (!replacement) throw new Error(`${command.source}: absentIn has no entry for ${other.name}`);
    const {names, links} = byText.get(replacement.text) ?? {names: [], links: []};
    names.push(other.name);
    links.push(...linkReplacements(replacement, other));
    byText.set(replacement.text, {names, links});
  }
  return [...byText].map(([text, {names, links}]) => {
    const where = joinWords(names, 'and');
    const see = links.length > 0 ? ` See ${links.join(', and ')}.` : '';
    return listItem(`\`${command.command}\` doesn't exist in ${where}. ${text}${see}`);
  });
}

/** Links to the command in other versions, or what to use there, and a comparison of its flags. */
export function otherVersions(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  const others = reference.filter(({name}) => version.global.otherVersions.includes(name));
  const counterparts = others.flatMap((other) => {
    const there = other.bySlug.get(command.slug);
    return there ? [{other, there}] : [];
  });
  const present = counterparts.map(({other, there}) => {
    if (!command.isRoot) return describeCounterpart(command, other, there);
    return `- [${there.title ?? there.command} of ${other.name}](${routeOf(other.name, there)})`;
  });
  const absent = others.filter(({bySlug}) => !bySlug.has(command.slug));
  const list = [...present, ...describeAbsence(command, absent)].join('\n');
  const withFlags = counterparts
    .filter(({there}) => !isGroup(command, there))
    .map(({other, there}) => [other.name, there] as const);
  const table = command.isRoot ? '' : flagTable([[version.name, command], ...withFlags]);
  return [list, table].filter(Boolean).join('\n\n');
}
