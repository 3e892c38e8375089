/** Parses the output of `--help`. */
import type {FlagDefault} from '../commands/types.ts';
import type {ImportedCommand, ImportedFlag} from './types.ts';

interface Line {
  readonly text: string;
  /** Starts at 1. */
  readonly number: number;
}

/** The indented lines below each title, such as `Flags:`. */
type Sections = ReadonlyMap<string, readonly Line[]>;

const FLAGS = 'Flags';
const INHERITED_FLAGS = 'Global Flags';

function readSections(lines: readonly Line[]): Sections {
  const sections = new Map<string, Line[]>();
  let section: Line[] = [];
  for (const line of lines) {
    const title = /^([A-Z][\w &]*):$/.exec(line.text)?.[1];
    if (title !== undefined) sections.set(title, (section = []));
    // The prompt and messages aren't indented.
    else if (/^\s+\S/.test(line.text)) section.push(line);
  }
  return sections;
}

/** The first paragraph below the banner. */
function readSummary(text: string): string {
  const [banner = ''] = text.split(/^Usage:$/m);
  const [summary = ''] = banner
    .replace(/^(?:#{5}|\$ ).*\n/gm, '')
    .trim()
    .split(/\n\s*\n/);
  return summary.replace(/\s*\n\s*/g, ' ');
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

function readFlags(lines: readonly Line[], file: string): ImportedFlag[] {
  // A description can have several lines.
  const entries: Line[] = [];
  for (const line of lines) {
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
  return `${file}:${number}: expected a flag such as "  -b, --force-build   Build all images", not "${text.trim()}". Run the command again, or delete the line.`;
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

/** @throws Error with file and line if the text has no command or flags, or a flag can't be parsed. */
function readCommand(text: string, file: string): ImportedCommand {
  const lines = text.split(/\r?\n/).map((line, index) => ({text: line, number: index + 1}));
  const sections = readSections(lines);
  const usage = (sections.get('Usage') ?? []).map((line) => line.text.trim());
  const [command] = /^devspace(?: [a-z][\w-]*)*/.exec(usage[0] ?? '') ?? [];
  const flags = sections.get(FLAGS);
  if (command === undefined || flags === undefined)
    throw new Error(
      `${file}: expected the output of --help, with a usage line such as "devspace dev [flags]" and the section "${FLAGS}".`,
    );
  return {
    command,
    summary: readSummary(text),
    arguments: readArguments(command, usage),
    flags: readFlags(flags, file),
    inheritedFlags: readFlags(sections.get(INHERITED_FLAGS) ?? [], file),
  };
}

export function readCommands(texts: ReadonlyMap<string, string>): ImportedCommand[] {
  return [...texts].map(([file, text]) => readCommand(text, file));
}
