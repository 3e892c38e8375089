/** Parses scripts in configs as Bash: DevSpace runs them in an embedded shell with the syntax of Bash. */
import {
  forEachChild,
  parse,
  type Command,
  type ParsedScript,
  type Statement,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

export interface ScriptWord {
  /** Without quotes, with expansions as in the source. */
  readonly text: string;
  /** Offset in the script. */
  readonly start: number;
  readonly length: number;
  /** Whether it contains no expansions and patterns. */
  readonly isFixed: boolean;
  /** Whether the shell expands it to exactly one word. */
  readonly isSingle: boolean;
}

/** A command. Variable assignments without a command are ignored. */
export interface ScriptCommand {
  readonly name: ScriptWord;
  /** The arguments, without redirections. */
  readonly words: readonly ScriptWord[];
}

export interface ScriptError {
  readonly message: string;
  readonly start: number;
  /** How to fix it, if that is known. */
  readonly hint?: string;
}

export interface Script {
  /** All commands, including those in substitutions, conditions and loops. */
  readonly commands: readonly ScriptCommand[];
  /** Names of functions that the script defines. */
  readonly functions: readonly string[];
  readonly errors: readonly ScriptError[];
  /** Calls of `cd` at the end of a subshell that more commands follow. */
  readonly lostFolders: readonly ScriptWord[];
}

function isFixedPart(part: WordPart): boolean {
  if (part.type === 'DoubleQuoted') return part.parts.every(({type}) => type === 'Literal');
  return part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted';
}

function isSinglePart(part: WordPart): boolean {
  // `"$@"` expands to one word per argument.
  if (part.type === 'DoubleQuoted') return !/\$\{?[@*]|\[[@*]\]\}/.test(part.text);
  return part.type === 'Glob' || isFixedPart(part);
}

function readWord({text, value, pos, end, parts = []}: Word): ScriptWord {
  return {
    text: value,
    start: pos,
    length: end - pos,
    isFixed: parts.every(isFixedPart),
    // Treats `a=$x` as one word, although the shell splits it if `$x` contains spaces.
    isSingle: parts.every(isSinglePart) || /^[A-Za-z_]\w*=\$\w+$/.test(text),
  };
}

function readCommand({name, suffix}: Command): ScriptCommand | undefined {
  if (!name) return undefined;
  const words = suffix.flatMap((part): ScriptWord[] => {
    if (part.type === 'Word') return [readWord(part)];
    if (part.type !== 'Assignment') return [];
    // `export A=b`, or an argument that looks like an assignment.
    const isFixed = part.value.type === 'Word' && (part.value.parts ?? []).every(isFixedPart);
    const start = part.pos;
    return [{text: part.text, start, length: part.end - start, isFixed, isSingle: isFixed}];
  });
  return {name: readWord(name), words};
}

/** Finds syntax that the parser accepts, but DevSpace's shell doesn't. */
function findSyntaxError(node: ParsedScript | SyntaxNode, source: string): ScriptError | undefined {
  if (node.type === 'HereDoc' && node.closing === undefined && node.delimiter) {
    const {value} = node.delimiter;
    const message = `the here-document \`${value}\` isn't closed`;
    return {message, start: node.pos, hint: `add a line that contains only \`${value}\``};
  }
  if (node.type === 'ParameterExpansion') {
    const {text, parameter, operation, pos} = node;
    if (text.startsWith('${{')) {
      const message = '`${{ }}` is GitHub Actions syntax, which DevSpace rejects';
      return {message, start: pos, hint: 'write a variable such as `${NAME}`'};
    }
    const hasSpace = operation?.type === 'Unknown' && /^\s/.test(operation.operator);
    if (text.endsWith('}') && (parameter === '' || hasSpace))
      return {message: `\`${text}\` isn't a variable`, start: pos};
  }
  if (node.type === 'Coproc')
    return {
      message: "DevSpace's shell doesn't have `coproc`, and crashes",
      start: node.pos,
      hint: 'use a program instead',
    };
  if (node.type === 'Pipeline' && node.commands.length === 0)
    return {message: 'a command is missing', start: node.pos};
  if (node.type === 'ArithmeticWord' && node.value === '') {
    // The operator before it.
    const start = Math.max(0, source.slice(0, node.pos).trimEnd().length - 1);
    return {message: 'the arithmetic expression is missing a value', start};
  }
  return undefined;
}

/** Finds `cd` at the end of each subshell that isn't the last command of a list. */
function findLostFolders(list: readonly Statement[]): ScriptWord[] {
  return list.slice(0, -1).flatMap(({background, command: group}) => {
    const last = group.type === 'Subshell' ? group.body.commands.at(-1)?.command : undefined;
    if (background === true || last?.type !== 'Command' || last.name?.value !== 'cd') return [];
    return [readWord(last.name)];
  });
}

/** Replaces the offset of an item in a nested source, such as nested backticks, with that of the source. */
function moveTo<Item extends {readonly start: number}>(
  item: Item,
  start: number | undefined,
): Item {
  return start === undefined ? item : {...item, start};
}

/** The last word of compound commands. */
const CLOSING: Readonly<Record<string, string>> = {
  BraceGroup: '}',
  Case: 'esac',
  For: 'done',
  If: 'fi',
  Select: 'done',
  Subshell: ')',
  While: 'done',
};

/** Offset of the innermost compound command that lacks a word. The parser reports the text after the command. */
function findIncomplete(
  root: ParsedScript,
  source: string,
  {message, pos: at}: {readonly message: string; readonly pos: number},
): number | undefined {
  const [, closing] = /^expected '(.+)' to close/.exec(message) ?? [];
  if (closing === undefined && !/^expected '(?:do|then)'$/.test(message)) return undefined;
  let found: number | undefined;
  const visit = (node: ParsedScript | SyntaxNode): void => {
    const {type, pos, end} = node;
    const isIncomplete =
      closing === undefined
        ? /^(?:done|fi)$/.test(CLOSING[type] ?? '') && pos < at && at <= end
        : CLOSING[type] === closing && !source.slice(pos, end).endsWith(closing);
    if (isIncomplete) found = pos;
    forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Parses a script. Returns syntax errors in addition to the commands that it could parse. */
export function readScript(source: string): Script {
  const commands: ScriptCommand[] = [];
  const functions: string[] = [];
  const errors: ScriptError[] = [];
  const lostFolders: ScriptWord[] = [];
  const read = (node: ParsedScript | SyntaxNode, nestedStart: number | undefined): void => {
    let start = nestedStart;
    if (node.type === 'Script') {
      if (node.source !== undefined && node.source !== source) start ??= node.pos;
      for (const error of node.errors ?? []) {
        const {message, pos} = error;
        // Callers show only the first error.
        const opening = errors.length === 0 ? findIncomplete(node, source, error) : undefined;
        errors.push(moveTo({message, start: opening ?? pos}, start));
      }
    } else if (node.type === 'Function') {
      functions.push(node.name.value);
    } else if (node.type === 'Command') {
      const command = readCommand(node);
      if (command) {
        commands.push({
          name: moveTo(command.name, start),
          words: command.words.map((word) => moveTo(word, start)),
        });
      }
    } else if (node.type === 'CommandExpansion' && node.script?.source !== undefined) {
      start ??= node.pos;
    }
    if (node.type === 'Script' || node.type === 'CompoundList')
      lostFolders.push(...findLostFolders(node.commands).map((word) => moveTo(word, start)));
    const error = findSyntaxError(node, source);
    if (error) errors.push(moveTo(error, start));
    forEachChild(node, (child) => read(child, start));
  };
  read(parse(source), undefined);
  return {commands, functions, errors, lostFolders};
}
