/**
 * Reads the shell scripts inside of configs: their commands, with all words and where they stand.
 *
 * DevSpace runs them in a shell of its own with the syntax of Bash, so they are parsed as Bash.
 */
import {
  forEachChild,
  parse,
  type Command,
  type ParsedScript,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

export interface ScriptWord {
  /** Without quotes; expansions as in the source. */
  readonly text: string;
  /** Where the word stands in the script. */
  readonly start: number;
  readonly length: number;
  /** Whether the text is the same in every run: no expansion, no pattern. */
  readonly isFixed: boolean;
  /** Whether the shell makes exactly one word of it. */
  readonly isSingle: boolean;
}

/** A command; one that only sets variables is none. */
export interface ScriptCommand {
  readonly name: ScriptWord;
  /** The words behind the name, without redirections. */
  readonly words: readonly ScriptWord[];
}

export interface ScriptError {
  readonly message: string;
  readonly start: number;
}

export interface Script {
  /** All commands, those inside of substitutions, conditions and loops included. */
  readonly commands: readonly ScriptCommand[];
  /** Names of functions that the script itself defines. */
  readonly functions: readonly string[];
  readonly errors: readonly ScriptError[];
}

function isFixedPart(part: WordPart): boolean {
  if (part.type === 'DoubleQuoted') return part.parts.every(({type}) => type === 'Literal');
  return part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted';
}

function isSinglePart(part: WordPart): boolean {
  // `"$@"` becomes as many words as there are arguments.
  if (part.type === 'DoubleQuoted') return !/\$\{?[@*]|\[[@*]\]\}/.test(part.text);
  return part.type === 'Glob' || isFixedPart(part);
}

function readWord({text, value, pos, end, parts = []}: Word): ScriptWord {
  return {
    text: value,
    start: pos,
    length: end - pos,
    isFixed: parts.every(isFixedPart),
    // `a=$x` is an argument like any other: blanks in `$x` would split it.
    isSingle: parts.every(isSinglePart) || /^[A-Za-z_]\w*=\$\w+$/.test(text),
  };
}

function readCommand({name, suffix}: Command): ScriptCommand | undefined {
  if (!name) return undefined;
  const words = suffix.flatMap((part): ScriptWord[] => {
    if (part.type === 'Word') return [readWord(part)];
    if (part.type !== 'Assignment') return [];
    // `export A=b`, or an argument that looks like it.
    const isFixed = part.value.type === 'Word' && (part.value.parts ?? []).every(isFixedPart);
    const start = part.pos;
    return [{text: part.text, start, length: part.end - start, isFixed, isSingle: isFixed}];
  });
  return {name: readWord(name), words};
}

/** Moves what stands in a text of its own, as in nested backticks, to where that text begins. */
function moveTo<Placed extends {readonly start: number}>(
  placed: Placed,
  start: number | undefined,
): Placed {
  return start === undefined ? placed : {...placed, start};
}

/** Reads a script. What is broken in it comes back as errors, beside what could be read. */
export function readScript(source: string): Script {
  const commands: ScriptCommand[] = [];
  const functions: string[] = [];
  const errors: ScriptError[] = [];
  const read = (node: ParsedScript | SyntaxNode, moved: number | undefined): void => {
    let below = moved;
    if (node.type === 'Script') {
      if (node.source !== undefined && node.source !== source) below ??= node.pos;
      for (const {message, pos} of node.errors ?? [])
        errors.push(moveTo({message, start: pos}, below));
    } else if (node.type === 'Function') {
      functions.push(node.name.value);
    } else if (node.type === 'Command') {
      const command = readCommand(node);
      if (command) {
        commands.push({
          name: moveTo(command.name, below),
          words: command.words.map((word) => moveTo(word, below)),
        });
      }
    } else if (node.type === 'CommandExpansion' && node.script?.source !== undefined) {
      below ??= node.pos;
    }
    forEachChild(node, (child) => read(child, below));
  };
  read(parse(source), undefined);
  return {commands, functions, errors};
}
