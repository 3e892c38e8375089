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
import {fence, listItem, sentenceLines} from './text.ts';

function imports(command: Command): string {
  return [
    ...(command.flags.length > 0 ? [FLAG_TABLE_IMPORT] : []),
    "import GlobalFlags from './_global-flags.mdx';",
    ...(command.notice ? [`import Notice from './_prose/notice-${command.notice}.mdx';`] : []),
    ...(command.hasProse ? [`import HowItWorks from './_prose/${command.slug}.mdx';`] : []),
  ].join('\n');
}

function deprecation({command, deprecated}: Command): Blocks {
  if (!deprecated) return [];
  const {since, insteadUse} = deprecated;
  return [
    `:::warning[Deprecated since ${since}]\n\nUse \`${insteadUse}\` instead of \`${command}\`.\n\n:::`,
  ];
}

function usage({usage: lines, aliases}: Command): Blocks {
  const names = aliases?.map((alias) => `\`${alias}\``);
  return [
    fence('bash', lines.join('\n')),
    ...(names ? [`Aliases: ${joinWords(names, 'and')}.`] : []),
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

function flagBlocks({command, flags}: Command): Blocks {
  return [
    flags.length > 0
      ? flagTable(flags, 'flag-', `Flags of ${command}`)
      : `\`${command}\` has no flags of its own.`,
  ];
}

function globalFlagBlocks({inheritedFlagsDiffer = []}: Command): Blocks {
  const differences = inheritedFlagsDiffer.map(({name, difference}) =>
    sentenceLines(
      name === '*' ? difference : `\`--${name}\` works differently here. ${difference}`,
    ),
  );
  return [...differences, '<GlobalFlags />'];
}

/** Adds the exit codes that all commands have in common. */
function completeExitCodes(own: readonly ExitCode[] = []): ExitCode[] {
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

/** Renders the page of any command but the root. */
export function renderCommandPage(
  reference: Reference,
  version: ReferenceVersion,
  command: Command,
): string {
  const {children, examples} = command;
  return page([
    frontMatter(version, command),
    generatedFrom(command.source),
    imports(command),
    sentenceLines(command.purpose),
    ...deprecation(command),
    ...(command.notice ? ['<Notice />'] : []),
    ...section('Usage', usage(command)),
    ...section('Subcommands', children.length > 0 ? [commandList(version, children)] : []),
    ...section('When to use it', [
      linkCommands(version, command, sentenceLines(command.whenToUse)),
    ]),
    ...section('Requirements', sentenceList(command.requires)),
    ...section('Arguments', argumentList(command.arguments)),
    ...section(examples.length > 1 ? 'Examples' : 'Example', exampleBlocks(examples)),
    ...section('How it works', command.hasProse ? ['<HowItWorks />'] : []),
    ...section('Flags', flagBlocks(command)),
    ...section('Global flags', globalFlagBlocks(command)),
    ...section(
      'Behavior',
      sentenceList(command.behavior).map((text) => linkCommands(version, command, text)),
    ),
    ...section('Exit codes', [exitCodeList(completeExitCodes(command.exitCodes))]),
    ...section('Related commands', relatedBlocks(version, command)),
    ...section('In other versions', [otherVersions(reference, version, command)]),
  ]);
}
