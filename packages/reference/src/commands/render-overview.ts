import {joinWords} from '@devspace-docs/common';
import type {Command, Reference, ReferenceVersion} from './types.ts';
import {
  type Blocks,
  commandCards,
  exampleBlocks,
  exitCodeList,
  frontMatter,
  generatedFrom,
  linkTo,
  lookUp,
  page,
  section,
} from './blocks.ts';
import {FLAG_TABLE_IMPORT, flagTable} from './flags.ts';
import {otherVersions} from './other-versions.ts';
import {fence, listItem, present, sentenceLines} from './text.ts';

/** Commands of a group: those in `first`, then the others in alphabetical order. */
export function commandsOf(
  version: ReferenceVersion,
  id: string,
  first: readonly string[] = [],
): Command[] {
  const members = version.commands.filter(({group}) => group === id);
  const rank = ({slug}: Command): number =>
    first.includes(slug) ? first.indexOf(slug) : first.length;
  return [...members].sort((a, b) => rank(a) - rank(b));
}

const PAGE_GROUP_IMPORT = "import PageGroup from '@site/src/components/PageGroup';";

/** Icons of `PageGroup`, by group of commands. */
const GROUP_ICONS: Readonly<Record<string, string>> = {
  project: 'start',
  develop: 'develop',
  deliver: 'deploy',
  tasks: 'terminal',
  config: 'config',
  edit: 'config',
  cluster: 'cluster',
  cleanup: 'delete',
  plugins: 'plugin',
  cli: 'setup',
};

function groupBlocks(version: ReferenceVersion): Blocks {
  return version.global.groups.flatMap(({id, title, summary, first}) => [
    `### ${title}`,
    sentenceLines(summary),
    `<PageGroup icon="${GROUP_ICONS[id] ?? 'commands'}">`,
    commandCards(version, commandsOf(version, id, first)),
    '</PageGroup>',
  ]);
}

/** States that commands accept the global flags, and lists exceptions. */
function globalFlagIntro(version: ReferenceVersion): Blocks {
  const rule = 'Every command accepts these flags, and `-h` or `--help` to print its help';
  const exceptions = version.commands.flatMap((command) =>
    (command.inheritedFlagsDiffer ?? [])
      .filter(({name}) => name === '*')
      .map(({difference}) => listItem(`${linkTo(version, command)}: ${difference}`)),
  );
  return exceptions.length > 0 ? [`${rule}, except:`, exceptions.join('\n')] : [`${rule}.`];
}

function environmentBlocks({global}: ReferenceVersion): Blocks {
  const items = global.environmentVariables.map(({name, meaning}) => {
    const names = name.split(', ').map((part) => `\`${part}\``);
    return listItem(`${joinWords(names, 'and')}: ${meaning}`);
  });
  return present(
    items.join('\n'),
    sentenceLines(global.environmentNote),
    global.environmentPage &&
      `See [Environment variables](${global.environmentPage}) for the complete list.`,
  );
}

function completionBlocks(version: ReferenceVersion): Blocks {
  const {text, command} = version.global.completion;
  const completion = command ? lookUp(version, command) : undefined;
  return [
    sentenceLines(text),
    ...(completion
      ? [...exampleBlocks(completion.examples ?? []), `See ${linkTo(version, completion)}.`]
      : []),
  ];
}

/** Renders the overview of a version: commands by task, global flags, environment, exit codes. */
export function renderOverviewPage(reference: Reference, version: ReferenceVersion): string {
  const {root, global, globalSource} = version;
  return page([
    frontMatter(version, root),
    generatedFrom(`${root.source} and ${globalSource}`),
    `${FLAG_TABLE_IMPORT}\n${PAGE_GROUP_IMPORT}`,
    sentenceLines(root.purpose),
    sentenceLines(global.intro),
    ...section('Usage', [fence('bash', root.usage.join('\n')), sentenceLines(root.whenToUse)]),
    ...section('Commands by task', groupBlocks(version)),
    ...section('Examples', exampleBlocks(root.examples ?? [])),
    ...section('Global flags', [
      ...globalFlagIntro(version),
      flagTable(global.globalFlags, 'Global flags'),
    ]),
    ...section('Environment variables', environmentBlocks(version)),
    ...section('Behavior', [(root.behavior ?? []).map(listItem).join('\n')]),
    ...section('Shell completion', completionBlocks(version)),
    ...section('Exit codes', [exitCodeList(global.exitCodes)]),
    ...section('In other versions', [otherVersions(reference, version, root)]),
  ]);
}
