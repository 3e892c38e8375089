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
import {fence, listItem, present, sentenceLines} from './text.ts';

function imports(command: Command): Blocks {
  const lines = present(
    command.flags.length > 0 && FLAG_TABLE_IMPORT,
    command.notice && `import Notice from './_prose/notice-${command.notice}.mdx';`,
    command.hasProse && `import Details from './_prose/${command.slug}.mdx';`,
  );
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

/** An item of a list of facts; empty without sentences. */
function fact(label: string, sentences: readonly string[] | undefined): string[] {
  return sentences && sentences.length > 0
    ? [listItem(`**${label}:** ${sentences.join(' ')}`)]
    : [];
}

/** Like {@link fact}, with more than one requirement as a list. */
function requirementsFact(requires: readonly string[] = []): string[] {
  if (requires.length < 2) return fact('Requirements', requires);
  return [`- **Requirements:**\n${requires.map(listItem).join('\n').replaceAll(/^/gm, '  ')}`];
}

/** The exit codes, with an anchor. Without codes of its own, a command has those on the overview page. */
function exitCodeFact({exitCodes}: Command): string[] {
  if (!exitCodes) return [];
  const codes = exitCodeList(completeExitCodes(exitCodes)).replaceAll(/^/gm, '  ');
  return [`- <strong id="exit-codes">Exit codes:</strong>\n${codes}`];
}

/** Facts that are too short for sections of their own. `src/css/facts.css` shows them as a table. */
function factBlocks(version: ReferenceVersion, command: Command): Blocks {
  const {aliases, requires, since, flags} = command;
  const isGroup = isGroupPage(command);
  const variable = !isGroup && flagsVariableOf(command);
  const names = aliases?.map((alias) => `\`${alias}\``);
  const items = [
    ...fact('Aliases', names && [`${joinWords(names, 'and')}.`]),
    ...requirementsFact(requires),
    ...fact('Since', since === undefined ? undefined : [since]),
    ...fact('Flags', isGroup || flags.length > 0 ? undefined : globalFlags(version, command)),
    ...fact(
      'Environment variable',
      variable === false
        ? undefined
        : [`\`${variable}\` sets [default flags](${overviewOf(version)}#environment-variables).`],
    ),
    ...(isGroup ? [] : exitCodeFact(command)),
  ];
  return items.length > 0 ? [`<div className="facts">\n\n${items.join('\n')}\n\n</div>`] : [];
}

/** The lines to type, with arguments and facts. */
function usageBlocks(version: ReferenceVersion, command: Command): Blocks {
  return [
    fence('bash', command.usage.join('\n')),
    ...argumentList(command.arguments),
    ...factBlocks(version, command),
  ];
}

/** Name of the environment variable with default flags for a command; false if it has none. */
function flagsVariableOf({command, flagsVariable}: Command): string | false {
  return flagsVariable ?? `${command.toUpperCase().replaceAll(' ', '_')}_FLAGS`;
}

function overviewOf(version: ReferenceVersion): string {
  return `./${fileOf(version.name, version.root)}`;
}

/** Which global flags a command accepts, in sentences. */
function globalFlags(version: ReferenceVersion, command: Command): string[] {
  const {flags, inheritedFlagsDiffer = []} = command;
  const link = `[global flags](${overviewOf(version)}#global-flags)`;
  const own = inheritedFlagsDiffer.find(({name}) => name === '*');
  const others = inheritedFlagsDiffer
    .filter((entry) => entry !== own)
    .map(({difference}) => difference);
  const accepts =
    flags.length > 0 ? `\`${command.command}\` also accepts the ${link}.` : `Only the ${link}.`;
  return [own ? own.difference.replace('global flags', link) : accepts, ...others];
}

/** The flags of a command, and where to find those of all commands; empty if it has no flags of its own. */
function flagBlocks(version: ReferenceVersion, command: Command): Blocks {
  const {flags} = command;
  if (flags.length === 0) return [];
  return [
    flagTable(flags, `Flags of ${command.command}`),
    sentenceLines(globalFlags(version, command).join(' ')),
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
  const lines = present(
    others.length > 0 && commandList(version, others),
    links.length > 0 && `- Config reference: ${joinWords(links, 'and')}.`,
  );
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** Up to this many facts are a paragraph at the top, instead of a section. */
const MAX_OPENING_FACTS = 2;

function isBrief({behavior = [], hasProse}: Command): boolean {
  return !hasProse && behavior.length <= MAX_OPENING_FACTS;
}

/** What else to know: hand-written sections, and facts without a section of their own. */
function detailBlocks(version: ReferenceVersion, command: Command): Blocks {
  return [
    ...sentenceList(isBrief(command) ? undefined : command.behavior).map((text) =>
      linkCommands(version, command, text),
    ),
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
    ...(isBrief(command) ? (command.behavior ?? []) : []).map((text) =>
      linkCommands(version, command, sentenceLines(text)),
    ),
    ...deprecation(command),
    ...(command.notice ? ['<Notice />'] : []),
  ];
}

function closingBlocks(reference: Reference, version: ReferenceVersion, command: Command): Blocks {
  const others = otherVersions(reference, version, command);
  const related = relatedBlocks(version, command);
  // A table is long enough for a section.
  if (related.length > 0 && others !== '' && !others.includes('\n|'))
    return section('Related commands', [`${related.join('\n')}\n${others}`]);
  return [
    ...section('Related commands', related),
    ...section('In other versions', others === '' ? [] : [others]),
  ];
}

/** Whether a command only contains others. */
function isGroupPage({children, flags}: Command): boolean {
  return children.length > 0 && flags.length === 0;
}

/** Renders the page of any command but the root. */
export function renderCommandPage(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  const {children, examples = []} = command;
  return page([
    ...openingBlocks(version, command),
    ...section('Usage', usageBlocks(version, command)),
    ...section('Subcommands', children.length > 0 ? [commandList(version, children)] : []),
    ...section('Flags', flagBlocks(version, command)),
    ...section(examples.length > 1 ? 'Examples' : 'Example', exampleBlocks(examples)),
    ...section('Details', detailBlocks(version, command)),
    ...closingBlocks(reference, version, command),
  ]);
}
