/** Explains errors of the yaml package. */
import {Scalar, visit, type Document, type YAMLError} from 'yaml';
import type {Explanation} from './yaml.ts';

/** Errors of the yaml package, by their code or message: what is wrong, what to do, and what to write instead. */
const ERRORS: ReadonlyArray<
  readonly [error: RegExp, reason: string, hint: string, newText?: string]
> = [
  [/^Alias cannot be an empty/, '`*` is an alias without a name', 'put it in quotes: "*"', '"*"'],
  [
    /^Invalid escape sequence/,
    "double quotes don't have this escape sequence",
    'write `\\\\`, or use single quotes',
    '\\\\',
  ],
  [
    /^Plain value cannot start with/,
    "a value can't start with this character",
    'put the value in quotes',
  ],
  [
    /^(?:Not a YAML token|Block scalar header includes)/,
    'text follows `|` or `>` on the same line',
    'move the text to the next line, or put the value in quotes',
  ],
  [/^Unexpected flow-\w+-end/, "the bracket isn't opened", 'remove it, or add the opening bracket'],
  [
    /^Unexpected .* at node end/,
    'text follows the end of a value',
    'put the whole value in quotes, or add the missing comma',
  ],
  [
    /^Implicit map keys need/,
    'this line has no colon after a key',
    'add the colon, or indent the line like the value that it continues',
  ],
  [/^Missing ,/, 'a comma is missing', 'add a comma between the values'],
  [/^Unexpected (?:,|empty item)/, 'there is no value before the comma', 'remove the comma'],
  [/^Missing space after :/, 'the space after the colon is missing', 'add the space'],
  [
    /^Sequence item without/,
    "this line isn't an item of the list before it",
    'start it with a dash, or indent it like the content of an item',
  ],
  [
    /^(?:A block sequence may not|Unexpected block-seq-ind)/,
    "a list can't start on the same line as its key",
    'start the list on the next line',
  ],
  [
    /^BLOCK_IN_FLOW/,
    "values in brackets can't contain lists and maps without brackets",
    'add the missing comma or bracket',
  ],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'the value contains a colon and a space, or is indented too much',
    'put the value in quotes',
  ],
  [/^MULTILINE_IMPLICIT_KEY/, 'a key must be on one line', 'add the missing colon or quote'],
  [/^RESOURCE_EXHAUSTION/, 'the file is nested too deeply', 'reduce the nesting'],
];

/** A problem in the parsed text. */
export interface SyntaxProblem extends Explanation {
  readonly from: number;
  readonly to: number;
}

export function isError({severity}: SyntaxProblem): boolean {
  return severity !== 'warning';
}

function isQuoted(node: Scalar): boolean {
  return node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
}

/** Offsets of unclosed lists, maps and strings, the outer ones first. The parser reports a later location. */
export function findUnclosed(document: Document.Parsed, code: string): number[] {
  const found: number[] = [];
  visit(document, {
    Collection(_, {flow, range}) {
      if (flow && range && !/[\]}]$/.test(code.slice(range[0], range[1]))) found.push(range[0]);
    },
    Scalar(_, node) {
      if (!isQuoted(node) || !node.range) return;
      const [from, to] = node.range;
      if (to - from < 2 || code[from] !== code[to - 1]) found.push(from);
    },
  });
  return found;
}

/** A line that isn't empty or a comment. */
interface CodeLine {
  readonly index: number;
  readonly from: number;
  readonly indentation: number;
}

function readLines(source: string): CodeLine[] {
  let from = 0;
  return source.split('\n').flatMap((line, index) => {
    const indentation = line.search(/[^\s#]/) >= 0 ? line.search(/\S/) : -1;
    const found = {index, from: from + indentation, indentation};
    from += line.length + 1;
    return indentation < 0 || line.trimStart().startsWith('#') ? [] : [found];
  });
}

/** A problem with the character at an offset. */
function invalid(from: number, reason: string, hint: string): SyntaxProblem {
  return {from, to: from + 1, message: `invalid YAML: ${reason}`, hint};
}

function spaces(count: number): string {
  return `${count} ${count === 1 ? 'space' : 'spaces'}`;
}

/** The line at an offset, and the lines before it in the same map or list. */
function findLine(
  source: string,
  at: number,
): {readonly line: CodeLine; readonly before: readonly CodeLine[]} | undefined {
  const lines = readLines(source);
  const position = lines.findIndex(({from}) => from >= at);
  const line = lines[position];
  if (!line) return undefined;
  const above = lines.slice(0, position);
  const parent = above.findLastIndex(({indentation}) => indentation < line.indentation);
  return {line, before: above.slice(parent + 1)};
}

function isItem(source: string, {from}: CodeLine): boolean {
  return /^-(?:\s|$)/.test(source.slice(from, from + 2));
}

/**
 * Explains a line whose indentation differs from that of the map before it. If only the first entry of the map
 * differs, that one is wrong.
 */
function explainIndentation(source: string, at: number): SyntaxProblem | undefined {
  const lines = readLines(source);
  const {line, before = []} = findLine(source, at) ?? {};
  const [first] = before;
  if (!line || !first || first.indentation <= line.indentation) return undefined;
  // A string in a block ends before a line with less indentation than its first line.
  const header = source.slice(0, first.from).trimEnd().split('\n').at(-1) ?? '';
  if (/[|>][-+\d]*(?:\s+#.*)?$/.test(header)) {
    const reason = `the string starts with ${spaces(first.indentation)}, but line ${line.index + 1} has only ${spaces(line.indentation)}`;
    const hint = `indent all its lines by at least ${spaces(first.indentation)}, or this one less`;
    return invalid(first.from, reason, hint);
  }
  const entries = before.filter(({indentation}) => indentation === first.indentation);
  const isOddOnly = line.indentation % 2 === 1 && first.indentation % 2 === 0;
  const parent = lines.findLast(
    ({from, indentation}) => from < first.from && indentation < first.indentation,
  );
  // A key that follows a list belongs to the map that contains the list.
  const isAfterList = isOddOnly && isItem(source, first) && !isItem(source, line) && parent;
  const [wrong, other] = isAfterList
    ? [line, parent]
    : entries.length === 1 && !isOddOnly
      ? [first, line]
      : [line, first];
  const reason = `this line is indented by ${spaces(wrong.indentation)}, but line ${other.index + 1} by ${spaces(other.indentation)}`;
  return invalid(wrong.from, reason, `indent it by ${spaces(other.indentation)}`);
}

/** Explains a line that continues a map with a list item, or a list with a key. */
function explainMixture(source: string, at: number): SyntaxProblem | undefined {
  const found = findLine(source, at);
  if (!found) return undefined;
  const {line} = found;
  const before = found.before.filter(({indentation}) => indentation === line.indentation);
  const first = before.find((other) => isItem(source, other) !== isItem(source, line));
  if (!first) return undefined;
  const [wrong, other] =
    before.filter((item) => isItem(source, item) === isItem(source, first)).length === 1
      ? [first, line]
      : [line, first];
  const [a, b] = isItem(source, wrong) ? ['a list item', 'a key'] : ['a key', 'a list item'];
  const reason = `this line is ${a}, but line ${other.index + 1} in the same column is ${b}`;
  const hint = isItem(source, wrong)
    ? 'remove the dash, or indent the line'
    : 'start the line with a dash, or indent it';
  return invalid(wrong.from, reason, hint);
}

/** Explains a key without a colon, or without the space after it. */
function explainColon(source: string, at: number): SyntaxProblem | undefined {
  const line = readLines(source).findLast(({from}) => from <= at);
  if (!line) return undefined;
  const [written, , key = '', value] =
    /^((?:- +)*)([\w.-]+)(?::([^\s:/].*))?(?=[ \t]*(?:#.*)?(?:\n|$))/.exec(
      source.slice(line.from),
    ) ?? [];
  if (written === undefined) return undefined;
  const from = line.from + written.lastIndexOf(key + (value === undefined ? '' : `:${value}`));
  const newText = value === undefined ? `${key}:` : `${key}: ${value}`;
  const missing = value === undefined ? `the colon after \`${key}\`` : 'the space after the colon';
  const message = `invalid YAML: ${missing} is missing`;
  return {from, to: line.from + written.length, message, hint: `write \`${newText}\``, newText};
}

/** Explains a key that is indented more than the line before it, although that line has a value already. */
function explainDeeperLine(source: string, at: number): SyntaxProblem | undefined {
  const lines = readLines(source);
  const position = lines.findIndex(({from}) => from > at);
  const [before, line] = [lines[position - 1], lines[position]];
  if (!before || !line || line.indentation <= before.indentation) return undefined;
  const colon = explainColon(source, before.from);
  if (colon) return colon;
  if (!/^(?:- +)?[\w.-]+:(?:\s|$)/.test(source.slice(line.from))) return undefined;
  const [dashes = ''] = /^(?:- +)*/.exec(source.slice(before.from)) ?? [];
  const expected = before.indentation + dashes.length;
  const reason = `this line is indented by ${spaces(line.indentation)}, but line ${before.index + 1} has a value and can't contain other fields`;
  return invalid(line.from, reason, `indent it by ${spaces(expected)}`);
}

export function explainError(
  {code, message, pos: [start]}: YAMLError,
  document: Document.Parsed,
  source: string,
): SyntaxProblem {
  if (message.startsWith('Flow ')) {
    const open = findUnclosed(document, source).at(-1) ?? start;
    const reason = 'the bracket is not closed, or its content is not indented enough';
    return invalid(open, reason, 'add the closing bracket, or indent the content');
  }
  if (message.startsWith('Unexpected flow-map-start') && source[start - 1] === '$') {
    const reason = 'a variable in brackets must be in quotes';
    return {...invalid(start - 1, reason, 'write `"${NAME}"`'), to: start + 1};
  }
  if (message.startsWith('Missing closing')) {
    const open = findUnclosed(document, source).at(-1) ?? start;
    const quote = source[open] === "'" ? 'single' : 'double';
    return invalid(open, `the ${quote} quote is not closed`, 'add the closing quote');
  }
  const indentation = /^(?:All (?:mapping|sequence) items|A block sequence may not)/.test(message)
    ? (explainIndentation(source, start) ??
      explainMixture(source, start) ??
      explainDeeperLine(source, start))
    : code.endsWith('_IMPLICIT_KEY')
      ? (explainDeeperLine(source, start) ??
        explainMixture(source, start) ??
        explainColon(source, start))
      : message.startsWith('Implicit map keys need')
        ? // Without any colon, the line can also be text that isn't indented.
          [explainColon(source, start)].find((found) => found?.newText?.includes(': '))
        : undefined;
  if (indentation) return indentation;
  const known = ERRORS.find(([error]) => error.test(message) || error.test(code));
  const ownReason = message.charAt(0).toLowerCase() + message.slice(1);
  const [, reason = ownReason, hint = 'correct the syntax', newText] = known ?? [];
  return {...invalid(start, reason, hint), ...(newText !== undefined && {newText})};
}
