/** Parses the tool's command reference: Markdown from Cobra, or the output of `--help`. */
import type {FlagDefault} from '../commands/types.ts';
import type {ImportedCommand, ImportedFlag} from './types.ts';

interface Line {
  readonly text: string;
  /** Starts at 1. */
  readonly number: number;
}

/** A section of a page. The one before the first heading has no title. */
interface Section {
  readonly title: string;
  readonly prose: Line[];
  /** Lines of code blocks. */
  readonly code: Line[];
}

/** A parsed page of either format. */
interface Page {
  /** The title of the page, if it has one. */
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
}

const FLAGS = /^(?:options|(?:local )?flags)$/i;
const INHERITED_FLAGS =
  /^(?:global(?: (?:&|and) inherited)? flags|inherited flags|(?:options|flags) inherited from parent commands)$/i;
const EXAMPLES = /^examples?$/i;

function numberLines(text: string): Line[] {
  return text.split(/\r?\n/).map((line, index) => ({text: line, number: index + 1}));
}

function firstParagraph(lines: readonly Line[]): string {
  const text = lines.map((line) => line.text.trim()).join('\n');
  return (text.trim().split(/\n{2,}/)[0] ?? '').replaceAll('\n', ' ');
}

function readMarkdown(lines: readonly Line[]): Page {
  const sections: Section[] = [{title: '', prose: [], code: []}];
  const titles: string[] = [];
  let block: 'front matter' | 'code' | undefined;
  for (const line of lines) {
    const section = sections.at(-1);
    const heading = /^#{1,6} (.+)$/.exec(line.text)?.[1];
    if (line.text === '---' && (line.number === 1 || block === 'front matter')) {
      block = block === undefined ? 'front matter' : undefined;
    } else if (block === 'front matter') {
      titles.push(/^title: *["']?(.*?)["']?$/.exec(line.text)?.[1] ?? '');
    } else if (line.text.startsWith('```')) {
      block = block === undefined ? 'code' : undefined;
      // Separates code blocks.
      section?.code.push({...line, text: ''});
    } else if (block === 'code') {
      section?.code.push(line);
    } else if (heading === undefined) {
      section?.prose.push(line);
    } else {
      titles.push(heading);
      sections.push({title: heading.trim(), prose: [], code: []});
    }
  }
  return {
    title: titles.find((title) => title !== '') ?? '',
    summary: firstParagraph(sections.flatMap(({prose}) => prose)),
    sections,
  };
}

function readHelp(lines: readonly Line[]): Page {
  const sections: Section[] = [{title: '', prose: [], code: []}];
  for (const line of lines) {
    const title = /^([A-Z][\w &]*):$/.exec(line.text)?.[1];
    const section = sections.at(-1);
    if (title !== undefined) sections.push({title, prose: [], code: []});
    // The banner, the prompt and messages aren't indented.
    else if (/^\s/.test(line.text)) section?.code.push(line);
    else section?.prose.push(line);
  }
  const banner = sections[0]?.prose.filter(({text}) => !/^(?:#{5}|\$ )/.test(text)) ?? [];
  return {title: '', summary: firstParagraph(banner), sections};
}

/** Flag types of the help, mapped to ours. Unknown types are reported unchanged. */
const typeNames: Readonly<Record<string, string>> = {
  strings: 'strings',
  stringArray: 'strings',
  string: 'string',
  bool: 'bool',
  int: 'int',
  int32: 'int',
  int64: 'int',
  uint: 'int',
};

const otherTypes = /^(?:duration|float(?:32|64)?|count|ints|ip\w*|\w+To\w+)$/;

/** The help shows a placeholder from the description, if there is one, instead of the type. */
function readType(shown: string | undefined): string {
  if (shown === undefined) return 'bool';
  return typeNames[shown] ?? (otherTypes.test(shown) ? shown : 'string');
}

/** The help doesn't show defaults that are empty, zero or false. */
const zeroValues: Readonly<Record<string, FlagDefault>> = {
  bool: false,
  int: 0,
  strings: [],
};

function readDefault(shown: string | undefined, type: string): FlagDefault {
  if (shown === undefined) return zeroValues[type] ?? '';
  const text = shown
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\"', '"')
    .replaceAll('\\\\', '\\');
  if (type === 'bool') return text === 'true';
  if (type === 'int') return Number(text);
  if (type !== 'strings') return text;
  const entries = text.replace(/^\[(.*)\]$/, '$1');
  return entries === '' ? [] : entries.split(',');
}

const FLAG =
  /^\s+(?:-(\w), )?--([a-zA-Z][\w.-]*)(?: (\S+?(?: \S+)*?))?(?:\[=.*?\])?(?: {2,}(.*))?$/;

/** Whether Cobra adds the flag to every command. */
function isBuiltIn({name, meaning}: ImportedFlag): boolean {
  return ['help', 'version'].includes(name) && meaning.startsWith(`${name} for `);
}

function readFlag([
  ,
  shorthand,
  name = '',
  shownType,
  description = '',
]: RegExpExecArray): ImportedFlag {
  const [, plain = '', notice] = /^(.*?)(?: ?\(DEPRECATED: (.*)\))?$/s.exec(description) ?? [];
  const [, meaning = '', shownDefault] = /^(.*?)(?: ?\(default (.*)\))?$/s.exec(plain) ?? [];
  const type = readType(shownType);
  const isDeprecated = notice !== undefined || /^deprecated\b/i.test(meaning);
  return {
    name,
    ...(shorthand === undefined ? {} : {shorthand}),
    type,
    default: readDefault(shownDefault, type),
    ...(isDeprecated ? {deprecated: true} : {}),
    meaning,
  };
}

function readFlags(sections: readonly Section[], title: RegExp, file: string): ImportedFlag[] {
  // A description can have several lines.
  const entries: Line[] = [];
  const lines = sections.filter((section) => title.test(section.title)).flatMap(({code}) => code);
  for (const line of lines.filter(({text}) => text.trim() !== '')) {
    const last = entries.at(-1);
    if (/^\s+-/.test(line.text)) entries.push(line);
    else if (/^\s{8}/.test(line.text) && last !== undefined)
      entries.splice(-1, 1, {...last, text: `${last.text} ${line.text.trim()}`});
    else throw new Error(unexpectedFlag(line, file));
  }
  return entries
    .map((line) => {
      const match = FLAG.exec(line.text);
      if (match === null) throw new Error(unexpectedFlag(line, file));
      return readFlag(match);
    })
    .filter((flag) => !isBuiltIn(flag));
}

function unexpectedFlag({text, number}: Line, file: string): string {
  return `${file}:${number}: expected a flag such as "  -b, --force-build   Build all images", not "${text.trim()}". Regenerate the file, or delete the line.`;
}

/** Returns the usage lines: the first consecutive calls. */
function readUsage(sections: readonly Section[]): string[] {
  const usage = sections.filter(({title}) => /^usage$/i.test(title));
  const others = sections.filter(
    ({title}) => ![FLAGS, INHERITED_FLAGS, EXAMPLES].some((other) => other.test(title)),
  );
  const lines = (usage.length > 0 ? usage : others).flatMap(({code}) =>
    code.map(({text}) => text.trim()),
  );
  const isCall = (line: string): boolean => /^devspace(?: |$)/.test(line);
  const rest = lines.slice(lines.findIndex(isCall));
  const end = rest.findIndex((line) => !isCall(line));
  return end === -1 ? rest : rest.slice(0, end);
}

/** `devspace completion SHELL [flags]` has the argument `<SHELL>`. */
function readArguments(command: string, usage: readonly string[]): string[] {
  const tokens = usage.flatMap((line) => {
    const rest = line.startsWith(`${command} `) ? line.slice(command.length + 1) : '';
    // Cobra's usage line for a command with subcommands.
    return rest === '[command]' ? [] : (rest.match(/\[[^\]]+\]|<[^>]+>|[^\s[<]+/g) ?? []);
  });
  return [
    ...new Set(
      tokens
        .filter((token) => !/^(?:--|\.{3}|\[(?:flags|options)\])$/i.test(token))
        .map((token) => token.replace(/\.{3}/, '').replace(/^\[-- /, '['))
        .map((token) => (/^[[<]/.test(token) ? token : `<${token}>`)),
    ),
  ];
}

/**
 * Reads the page of one command.
 *
 * @param file - Only used in messages.
 * @throws Error with file and line if the page has no command or flags, or a flag can't be parsed.
 */
function readCommand(text: string, file: string): ImportedCommand {
  const lines = numberLines(text);
  const isMarkdown = lines.some(({text: line}) => /^(?:```|#{1,6} \S|---$)/.test(line));
  const {title, summary, sections} = isMarkdown ? readMarkdown(lines) : readHelp(lines);
  const usage = readUsage(sections);
  const command =
    /\bdevspace(?: [a-z][\w-]*)*$/.exec(title)?.[0] ??
    /^devspace(?: [a-z][\w-]*)*/.exec(usage[0] ?? '')?.[0];
  if (command === undefined) {
    throw new Error(
      `${file}:1: expected a command: a title such as "## devspace dev", or a usage line such as "devspace dev [flags]". Remove the file if it doesn't describe a command.`,
    );
  }
  if (!sections.some((section) => FLAGS.test(section.title))) {
    throw new Error(
      `${file}:${lines.length}: expected the flags of ${command} in a section "Flags" or "Options". Regenerate the file.`,
    );
  }
  return {
    command,
    summary,
    arguments: readArguments(command, usage),
    flags: readFlags(sections, FLAGS, file),
    inheritedFlags: readFlags(sections, INHERITED_FLAGS, file),
  };
}

/**
 * Reads the pages of several commands.
 *
 * @param texts - Text by file.
 * @throws Error if two files describe the same command.
 */
export function readCommandPages(texts: ReadonlyMap<string, string>): ImportedCommand[] {
  const files = new Map<string, string>();
  return [...texts].map(([file, text]) => {
    const page = readCommand(text, file);
    const other = files.get(page.command);
    if (other !== undefined) {
      throw new Error(
        `${file}:1: ${page.command} is already described in ${other}. Remove one of the files.`,
      );
    }
    files.set(page.command, file);
    return page;
  });
}
