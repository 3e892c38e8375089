import {joinWords} from '@devspace-docs/common';
import type {Argument, Command, ExitCode, Reference, ReferenceVersion} from './types.ts';
import {
  type Blocks,
  commandList,
  exampleBlocks,
  exitCodeList,
  frontMatter,
  generatedFrom,
  linkCommands,
  lookUp,
  page,
  section,
} from './blocks.ts';
import {FLAG_TABLE_IMPORT, flagTable} from './flags.ts';
import {otherVersions} from './other-versions.ts';
import {fileOf} from './paths.ts';
import {fence, listItem, sentenceLines} from './text.ts';

function imports(command: Command): Blocks {
  const lines = [
    ...(command.flags.length > 0 ? [FLAG_TABLE_IMPORT] : []),
    ...(command.notice ? [`import Notice from './_prose/notice-${command.notice}.mdx';`] : []),
    ...(command.hasProse ? [`import Details from './_prose/${command.slug}.mdx';`] : []),
  ];
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function deprecation({command, deprecated}: Command): Blocks {
  if (!deprecated) return [];
  const {since, insteadUse} = deprecated;
  return [
    `:::warning[Deprecated since ${since}]\n\nUse \`${insteadUse}\` instead of \`${command}\`.\n\n:::`,
  ];
}

function sentenceList(sentences: readonly string[] | undefined): Blocks {
  return sentences ? [sentences.map(listItem).join('\n')] : [];
}

function argumentList(args: readonly Argument[] | undefined): Blocks {
  return sentenceList(
    args?.map(
      ({name, required, meaning}) =>
        `\`${name}\` (${required ? 'required' : 'optional'}): ${meaning}`,
    ),
  );
}

/** The lines to type, with aliases, arguments and requirements. */
function usageBlocks({usage, aliases, arguments: args, requires = [], since}: Command): Blocks {
  const names = aliases?.map((alias) => `\`${alias}\``);
  return [
    fence('bash', usage.join('\n')),
    ...(names ? [`Aliases: ${joinWords(names, 'and')}.`] : []),
    ...argumentList(args),
    ...(since ? [`**Since:** ${since}`] : []),
    ...(requires.length > 0 ? [sentenceLines(`**Requirements:** ${requires.join(' ')}`)] : []),
  ];
}

/** Name of the environment variable with default flags for a command; false if it has none. */
function flagsVariableOf({command, flagsVariable}: Command): string | false {
  return flagsVariable ?? `${command.toUpperCase().replaceAll(' ', '_')}_FLAGS`;
}

/** The flags of a command, and where to find those of all commands. */
function flagBlocks(version: ReferenceVersion, command: Command): Blocks {
  const {flags, inheritedFlagsDiffer = []} = command;
  const overview = `./${fileOf(version.name, version.root)}`;
  const link = `[global flags](${overview}#global-flags)`;
  const own = inheritedFlagsDiffer.find(({name}) => name === '*');
  const others = inheritedFlagsDiffer
    .filter((entry) => entry !== own)
    .map(({name, difference}) => `\`--${name}\` works differently here. ${difference}`);
  const accepts = `\`${command.command}\` ${flags.length > 0 ? 'also ' : ''}accepts the ${link}.`;
  const variable = flagsVariableOf(command);
  const defaults = `To set default flags, use the \`${variable}\` [environment variable](${overview}#environment-variables).`;
  const sentences = [
    own ? own.difference.replace('global flags', link) : accepts,
    ...others,
    ...(variable === false ? [] : [defaults]),
  ];
  return [
    ...(flags.length > 0 ? [flagTable(flags, 'flag-', `Flags of ${command.command}`)] : []),
    sentenceLines(sentences.join(' ')),
  ];
}

/** Adds the exit codes that all commands have in common. */
function completeExitCodes(own: readonly ExitCode[]): ExitCode[] {
  const has = (expected: number): boolean => own.some(({code}) => code === expected);
  return [
    ...own.filter(({code}) => code === 0),
    ...(has(0) ? [] : [{code: 0, when: 'The command succeeded.'}]),
    ...own.filter(({code}) => typeof code === 'number' && code > 0),
    {code: 1, when: has(1) ? 'Another fatal error occurred.' : 'A fatal error occurred.'},
    ...own.filter(({code}) => typeof code === 'string'),
  ];
}

/** Related commands, except for subcommands, which are listed at the top of the page. */
function relatedBlocks(version: ReferenceVersion, command: Command): Blocks {
  const {children, related, configSections = []} = command;
  const others = related
    .map((slug) => lookUp(version, slug))
    .filter((other) => !children.includes(other));
  const links = configSections.map(
    (name) => `[\`${name}\`](../configuration/reference.mdx#${name})`,
  );
  const lines = [
    ...(others.length > 0 ? [commandList(version, others)] : []),
    ...(links.length > 0 ? [`- Config reference: ${joinWords(links, 'and')}.`] : []),
  ];
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** What else to know: hand-written sections, and facts without a section of their own. */
function detailBlocks(version: ReferenceVersion, command: Command): Blocks {
  return [
    ...sentenceList(command.behavior).map((text) => linkCommands(version, command, text)),
    ...(command.hasProse ? ['<Details />'] : []),
  ];
}

function openingBlocks(version: ReferenceVersion, command: Command): Blocks {
  return [
    frontMatter(version, command),
    generatedFrom(command.source),
    ...imports(command),
    sentenceLines(command.purpose),
    linkCommands(version, command, sentenceLines(command.whenToUse)),
    ...deprecation(command),
    ...(command.notice ? ['<Notice />'] : []),
  ];
}

function closingBlocks(reference: Reference, version: ReferenceVersion, command: Command): Blocks {
  const others = otherVersions(reference, version, command);
  return [
    ...section('Related commands', relatedBlocks(version, command)),
    ...section('In other versions', others === '' ? [] : [others]),
  ];
}

/** The page of a command that only contains others: a list of them. */
function renderGroupPage(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  return page([
    ...openingBlocks(version, command),
    ...section('Usage', usageBlocks(command)),
    ...section('Subcommands', [commandList(version, command.children)]),
    ...section('Details', detailBlocks(version, command)),
    ...closingBlocks(reference, version, command),
  ]);
}

/** Renders the page of any command but the root. */
export function renderCommandPage(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  if (command.children.length > 0 && command.flags.length === 0)
    return renderGroupPage(reference, version, command);
  const {children, examples = [], exitCodes} = command;
  return page([
    ...openingBlocks(version, command),
    ...section('Usage', usageBlocks(command)),
    ...section('Subcommands', children.length > 0 ? [commandList(version, children)] : []),
    ...section('Flags', flagBlocks(version, command)),
    ...section(examples.length > 1 ? 'Examples' : 'Example', exampleBlocks(examples)),
    ...section('Details', detailBlocks(version, command)),
    ...section('Exit codes', exitCodes ? [exitCodeList(completeExitCodes(exitCodes))] : []),
    ...closingBlocks(reference, version, command),
  ]);
}
