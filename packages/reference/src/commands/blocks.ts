import type {Command, Example, ExitCode, ReferenceVersion} from './types.ts';
import {docIdOf, fileOf} from './paths.ts';
import {escapeMdx, fence, listItem, searchTermLines, sentenceLines, yamlScalar} from './text.ts';

export type Blocks = readonly string[];

const GENERATOR = 'scripts/generate-cli-reference.ts';

export function page(blocks: Blocks): string {
  return `${blocks.join('\n\n')}\n`;
}

/** A heading with its content; empty without content. */
export function section(heading: string, blocks: Blocks): Blocks {
  return blocks.length > 0 ? [`## ${heading}`, ...blocks] : [];
}

/** Gets a command by its slug, which `buildReference` has already checked. */
export function lookUp(version: ReferenceVersion, slug: string): Command {
  const command = version.bySlug.get(slug);
  if (!command) throw new Error(`${version.name} has no command ${slug}`);
  return command;
}

export function linkTo({name}: ReferenceVersion, target: Command): string {
  return `[\`${target.command}\`](./${fileOf(name, target)})`;
}

/** Links code spans that are another command of the version. */
export function linkCommands(version: ReferenceVersion, self: Command, text: string): string {
  return text.replace(/`(devspace(?: [a-z-]+)+)`/g, (span, name: string) => {
    const target = version.bySlug.get(name.replaceAll(' ', '_'));
    return target && target !== self ? linkTo(version, target) : span;
  });
}

export function commandList(version: ReferenceVersion, commands: readonly Command[]): string {
  return commands
    .map((command) => {
      const note = command.deprecated ? ' (deprecated)' : '';
      // Summaries are plain text, because descriptions of pages contain them.
      const summary = escapeMdx(command.summary).replaceAll('devspace.yaml', '`devspace.yaml`');
      return `- ${linkTo(version, command)}${note}: ${summary}.`;
    })
    .join('\n');
}

/** Commands as a list for `PageGroup`, with the summary in its own paragraph. */
export function commandCards(version: ReferenceVersion, commands: readonly Command[]): string {
  return commandList(version, commands)
    .replaceAll(/^(- .*?\)): /gm, '$1\n\n  ')
    .replaceAll(/\n(?=- )/g, '\n\n');
}

/**
 * The description of a page.
 *
 * @throws Error if it is too long or too short for search results.
 */
export function describePage({name, global}: ReferenceVersion, command: Command): string {
  const where = global.namesVersion ? ` in DevSpace ${name}` : '';
  const summary = command.summary.charAt(0).toLowerCase() + command.summary.slice(1);
  const contents = command.children.length > 0 ? 'usage, subcommands' : 'usage, flags, examples';
  const sentence = command.isRoot
    ? `${command.summary}${where}, grouped by task`
    : `${command.command}${where}: ${summary}`;
  const suffix = command.isRoot || sentence.length + contents.length > 155 ? '' : ` (${contents})`;
  const text = `${sentence}${suffix}.`;
  if (text.length < 50 || text.length > 160) {
    throw new Error(
      `${command.source}: the description has ${text.length} characters, expected 50 to 160. Change the summary.`,
    );
  }
  return text;
}

/**
 * The front matter of a page. "Edit this page" links to its data: `src/plugins/front-matter/index.ts`
 * adds the edit URL of the deployment to the path.
 */
export function frontMatter(version: ReferenceVersion, command: Command): string {
  return [
    '---',
    `title: ${yamlScalar(command.title ?? command.command)}`,
    `description: ${yamlScalar(describePage(version, command))}`,
    `custom_edit_url: ${command.source}`,
    ...searchTermLines(command.searchTerms),
    // Pages outside of the sidebar have no breadcrumbs.
    ...(command.sidebar ? [] : [`part_of: ${docIdOf(version.name, version.root)}`]),
    '---',
  ].join('\n');
}

/** A comment that tells editors to change the data instead. */
export function generatedFrom(source: string): string {
  return `{/* Generated from ${source} by ${GENERATOR}. Edit the data, not this page. */}`;
}

/** A command, with its output if the data contains it. */
function exampleBlock({run, output, recording}: Example): string {
  if (recording !== undefined) return `<Output id="${recording}" />`;
  if (!output) return fence('bash', run);
  const command = run.replace(/^(?=\S)/gm, '$ ');
  return fence('console', `${command}\n${output.trimEnd()}`);
}

/** Each example as a sentence, its commands with their output, and the meaning of the columns. */
export function exampleBlocks(examples: readonly Example[]): Blocks {
  return examples.flatMap((example) => [
    sentenceLines(example.does),
    exampleBlock(example),
    ...(example.columns
      ? [example.columns.map(({name, meaning}) => listItem(`\`${name}\`: ${meaning}`)).join('\n')]
      : []),
  ]);
}

/** A list of exit codes. An item lists the reasons for its code if there is more than one. */
export function exitCodeList(codes: readonly ExitCode[]): string {
  const reasons = new Map<ExitCode['code'], string[]>();
  for (const {code, when} of codes) reasons.set(code, [...(reasons.get(code) ?? []), when]);
  return [...reasons]
    .map(([code, list]) => {
      const label = typeof code === 'number' ? `\`${code}\`` : `Code ${code}`;
      const [only = ''] = list;
      if (list.length === 1) return listItem(`${label}: ${only}`);
      return [`- ${label}:`, ...list.map((when) => listItem(when).replaceAll(/^/gm, '  '))].join(
        '\n',
      );
    })
    .join('\n');
}
