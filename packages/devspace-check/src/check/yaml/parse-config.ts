/** Parses YAML, and explains its errors. */
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseAllDocuments,
  Scalar,
  visit,
  type Alias,
  type Document,
  type Node,
  type Pair,
  type YAMLError,
} from 'yaml';
import type {VersionLabel} from '@devspace-docs/versions';
import {dialectOf, identityOf, parserOptions, readTimestamp, type Dialect} from './dialect.ts';
import {findRefused, joinLines, nameCharacter, normalizeBreaks, OTHER_BREAKS} from './go-syntax.ts';
import {
  locatorOf,
  MAX_DIAGNOSTICS,
  YamlDocument,
  type LocateAt,
  type Severity,
  type YamlFile,
} from './yaml.ts';

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
interface SyntaxProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly hint: string;
  readonly severity?: Severity;
  /** Replaces the range. */
  readonly newText?: string;
}

function isError({severity}: SyntaxProblem): boolean {
  return severity !== 'warning';
}

function isQuoted(node: Scalar): boolean {
  return node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
}

/** Offsets of unclosed lists, maps and strings, the outer ones first. The parser reports a later location. */
function findUnclosed(document: Document.Parsed, code: string): number[] {
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

/**
 * Explains a line whose indentation differs from that of the map before it. If only the first entry of the map
 * differs, that one is wrong.
 */
function explainIndentation(source: string, at: number): SyntaxProblem | undefined {
  const {line, before = []} = findLine(source, at) ?? {};
  const [first] = before;
  if (!line || !first || first.indentation <= line.indentation) return undefined;
  // A string in a block ends before a line with less indentation than its first line.
  const header = source.slice(0, first.from).trimEnd().split('\n').at(-1) ?? '';
  if (/[|>][-+\d]*(?:\s+#.*)?$/.test(header)) {
    const message = `invalid YAML: the string starts with ${spaces(first.indentation)}, but line ${line.index + 1} has only ${spaces(line.indentation)}`;
    const hint = `indent all its lines by at least ${spaces(first.indentation)}, or this one less`;
    return {from: first.from, to: first.from + 1, message, hint};
  }
  const entries = before.filter(({indentation}) => indentation === first.indentation);
  const isOddOnly = line.indentation % 2 === 1 && first.indentation % 2 === 0;
  const [wrong, other] = entries.length === 1 && !isOddOnly ? [first, line] : [line, first];
  const message = `invalid YAML: this line is indented by ${spaces(wrong.indentation)}, but line ${other.index + 1} by ${spaces(other.indentation)}`;
  const hint = `indent it by ${spaces(other.indentation)}`;
  return {from: wrong.from, to: wrong.from + 1, message, hint};
}

/** Explains a line that continues a map with a list item, or a list with a key. */
function explainMixture(source: string, at: number): SyntaxProblem | undefined {
  const found = findLine(source, at);
  if (!found) return undefined;
  const {line} = found;
  const isItem = ({from}: CodeLine): boolean => /^-(?:\s|$)/.test(source.slice(from, from + 2));
  const before = found.before.filter(({indentation}) => indentation === line.indentation);
  const first = before.find((other) => isItem(other) !== isItem(line));
  if (!first) return undefined;
  const [wrong, other] =
    before.filter((item) => isItem(item) === isItem(first)).length === 1
      ? [first, line]
      : [line, first];
  const [a, b] = isItem(wrong) ? ['a list item', 'a key'] : ['a key', 'a list item'];
  const message = `invalid YAML: this line is ${a}, but line ${other.index + 1} in the same column is ${b}`;
  const hint = isItem(wrong)
    ? 'remove the dash, or indent the line'
    : 'start the line with a dash, or indent it';
  return {from: wrong.from, to: wrong.from + 1, message, hint};
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
  const message = `invalid YAML: this line is indented by ${spaces(line.indentation)}, but line ${before.index + 1} has a value and can't contain other fields`;
  const hint = `indent it by ${spaces(expected)}`;
  return {from: line.from, to: line.from + 1, message, hint};
}

function explainError(
  {code, message, pos: [start]}: YAMLError,
  document: Document.Parsed,
  source: string,
): SyntaxProblem {
  const hint = 'correct the syntax';
  if (message.startsWith('Flow ')) {
    const open = findUnclosed(document, source).at(-1) ?? start;
    const reason = 'the bracket is not closed, or its content is not indented enough';
    const closing = 'add the closing bracket, or indent the content';
    return {from: open, to: open + 1, message: `invalid YAML: ${reason}`, hint: closing};
  }
  if (message.startsWith('Unexpected flow-map-start') && source[start - 1] === '$') {
    const reason = 'a variable in brackets must be in quotes';
    const found = {from: start - 1, to: start + 1, hint: 'write `"${NAME}"`'};
    return {...found, message: `invalid YAML: ${reason}`};
  }
  if (message.startsWith('Missing closing')) {
    const open = findUnclosed(document, source).at(-1) ?? start;
    const quote = source[open] === "'" ? 'single' : 'double';
    return {
      from: open,
      to: open + 1,
      message: `invalid YAML: the ${quote} quote is not closed`,
      hint: 'add the closing quote',
    };
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
  const [, reason = message.charAt(0).toLowerCase() + message.slice(1), advice = hint, newText] =
    known ?? [];
  return {
    from: start,
    to: start + 1,
    message: `invalid YAML: ${reason}`,
    hint: advice,
    ...(newText !== undefined && {newText}),
  };
}

/** Go's parsers refuse a document if aliases add this many values. */
function areTooManyAliases(added: number, total: number): boolean {
  if (added <= 100 || total <= 1000) return false;
  const isOver = Math.min(Math.max((total - 400_000) / 3_600_000, 0), 1);
  return added / total > 0.99 - 0.89 * isOver;
}

function explainDuplicate(key: string, dialect: Dialect): Omit<SyntaxProblem, 'from' | 'to'> {
  const message = `duplicate key \`${key}\``;
  const hint = 'keep one of them';
  if (dialect === 'yaml.v2')
    return {
      message: `${message}, and DevSpace uses only the last value`,
      hint,
      severity: 'warning',
    };
  return {message, hint: key === '<<' ? 'write one key with a list: `<<: [*a, *b]`' : hint};
}

/** Finds the keys that a map repeats. */
function findDuplicates(
  document: Document.Parsed,
  code: string,
  dialect: Dialect,
): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Map(_, {items}) {
      const keys = new Set<unknown>();
      for (const {key} of items) {
        const identity = identityOf(key, dialect);
        if (keys.has(identity) && isNode(key) && key.range) {
          const [from] = key.range;
          const [text] = /^[^\s:]*/.exec(code.slice(from, from + 1100)) ?? [''];
          found.push({from, to: from + text.length, ...explainDuplicate(text, dialect)});
        }
        keys.add(identity);
      }
    },
  });
  return found.sort((a, b) => a.from - b.from);
}

/** Finds aliases and keys that prevent converting a document to a value. */
class NodeCheck {
  readonly problems: SyntaxProblem[] = [];
  private readonly code: string;
  private readonly anchors = new Map<string, Node>();
  /** Number of values in an anchor, with those that its aliases add. */
  private readonly sizes = new Map<Node, number>();
  private nodeCount = 0;
  private largest: {readonly node: Node; readonly size: number} | undefined;

  constructor(document: Document.Parsed, code: string) {
    this.code = code;
    const total = this.measure(document.contents);
    if (this.largest && areTooManyAliases(total - this.nodeCount, total))
      this.report(this.largest.node, 'the file uses too many aliases', 'write values out instead');
  }

  private report(node: Node, message: string, hint: string, newText?: string): void {
    const [from, to] = node.range ?? [0, 0];
    this.problems.push({from, to, message, hint, ...(newText !== undefined && {newText})});
  }

  private followAlias(node: unknown): unknown {
    return isAlias(node) ? this.anchors.get(node.source) : node;
  }

  private measureAlias(node: Alias): number {
    const {source} = node;
    const target = this.anchors.get(source);
    const size = target && this.sizes.get(target);
    if (!/^[\w-]+$/.test(source)) {
      this.report(
        node,
        `\`*${source}\` starts with \`*\` like an alias`,
        `put it in quotes: "*${source}"`,
        `"*${source}"`,
      );
    } else if (!target) {
      this.report(
        node,
        `the alias \`*${source}\` refers to an anchor that isn't defined before it`,
        `define the anchor \`&${source}\`, or correct the name`,
      );
    } else if (size === undefined) {
      const message = `the alias \`*${source}\` refers to a value that contains it`;
      this.report(node, message, 'write the value out instead');
    } else if (size > (this.largest?.size ?? 0)) {
      this.largest = {node, size};
    }
    return 1 + (size ?? 0);
  }

  /** The number of values in a node. */
  private measure(node: unknown): number {
    if (!isNode(node)) return 0;
    this.nodeCount += 1;
    if (isAlias(node)) return this.measureAlias(node);
    if (node.anchor !== undefined) this.anchors.set(node.anchor, node);
    let size = 1;
    if (isMap(node)) for (const pair of node.items) size += this.measurePair(pair);
    if (isSeq(node)) for (const item of node.items) size += this.measure(item);
    if (node.anchor !== undefined) this.sizes.set(node, size);
    return size;
  }

  private measurePair({key, value}: Pair): number {
    if (isCollection(key)) {
      const isTemplate = this.code.startsWith('{{', (key.range?.[0] ?? 0) - 1);
      const hint = isTemplate ? 'put the template in quotes' : 'write a string as the key';
      this.report(key, "a list or a map can't be a key", hint);
    }
    const size = this.measure(key) + this.measure(value);
    if (isScalar(key) && this.codeOf(key) === '<<') this.checkMerge(key, value);
    return size;
  }

  private checkMerge(key: Node, value: unknown): void {
    const merged = this.followAlias(value);
    const parts = isSeq(merged) ? merged.items : [merged];
    // An alias without an anchor is reported already.
    if (
      parts.map((part) => this.followAlias(part)).every((part) => part === undefined || isMap(part))
    )
      return;
    this.report(
      key,
      '`<<` merges maps only, so DevSpace rejects the file',
      'merge a map or an alias of a map',
    );
  }

  private codeOf({range}: Node): string {
    return range ? this.code.slice(range[0], range[1]) : '';
  }
}

/** Finds scalars that DevSpace reads as something else. */
function findConverted(document: Document.Parsed, code: string, dialect: Dialect): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Scalar(at, node) {
      const [from, to] = node.range ?? [0, 0];
      const written = code.slice(from, to);
      const hint = `put it in quotes: "${written}"`;
      if (at === 'key' && typeof node.value === 'boolean' && dialect === 'yaml.v2') {
        if (written === String(node.value)) return;
        const message = `DevSpace reads the key \`${written}\` as ${node.value}`;
        found.push({from, to, message, hint, newText: `"${written}"`});
      }
      const [, type] = /^tag:yaml\.org,2002:(bool|float|int|null)$/.exec(node.tag ?? '') ?? [];
      if (type !== undefined && typeof node.value === 'string') {
        const message = `\`${written}\` doesn't match the tag \`!!${type}\`, so DevSpace rejects the file`;
        found.push({from, to, message, hint: 'remove the tag, or correct the value'});
      }
      const [header, sign, style] = /^([-+])([|>])\s/.exec(written) ?? [];
      if (header !== undefined && node.type === Scalar.PLAIN) {
        const message = `the string starts with \`${header.trim()}\`, but has only one line`;
        found.push({
          from,
          to: from + 2,
          message,
          hint: `write \`${style}${sign}\``,
          newText: `${style}${sign}`,
          severity: 'warning',
        });
      }
      const timestamp = dialect === 'yaml.v3' ? readTimestamp(node) : undefined;
      if (timestamp === undefined) return;
      const message = `DevSpace converts the date \`${written}\` to \`${timestamp}\``;
      found.push({from, to, message, hint, newText: `"${written}"`, severity: 'warning'});
    },
  });
  return found;
}

/** Errors of the yaml package for text that Go's parsers accept. */
function isAccepted({code, message, pos: [start]}: YAMLError, source: string): boolean {
  return (
    // `go-syntax.ts` finds tabs.
    code === 'TAB_AS_INDENT' ||
    message.startsWith('Comments must be separated') ||
    (code === 'BAD_DQ_ESCAPE' && source.startsWith("\\'", start))
  );
}

function readDocuments(code: string, dialect: Dialect): Document.Parsed[] {
  const documents = [...parseAllDocuments(code, parserOptions(dialect))];
  return documents.filter((document) => 'toJS' in document);
}

/** Maximum number of lists, maps or strings whose lines are joined. */
const MAX_JOINED = 20;

/** Parses text like Go's parsers, which ignore the indentation in brackets and quotes. */
function readConfig(
  code: string,
  dialect: Dialect,
): {readonly text: string; readonly documents: Document.Parsed[]} {
  let text = normalizeBreaks(code);
  let documents = readDocuments(text, dialect);
  for (let count = 0; count < MAX_JOINED; count += 1) {
    const [document] = documents;
    const error = document?.errors[0];
    const at = error?.pos[0] ?? 0;
    // In brackets, `-` is a string if no space follows, whose text doesn't matter.
    if (error?.code === 'BLOCK_IN_FLOW' && /^-[,\]}]/.test(text.slice(at, at + 2))) {
      text = `${text.slice(0, at)}_${text.slice(at + 1)}`;
      documents = readDocuments(text, dialect);
      continue;
    }
    if (!document || !error || !/^(?:Flow |Missing closing )/.test(error.message)) break;
    const [start] = findUnclosed(document, text);
    const joined = start === undefined ? undefined : joinLines(text, start);
    if (joined === undefined || joined.text === text) break;
    const parsed = readDocuments(joined.text, dialect);
    const next = parsed[0]?.errors[0];
    // If a bracket or quote is missing, the text up to the next one isn't a list, map or string.
    if (next && (next.pos[0] < joined.end || error.message.startsWith('Missing'))) break;
    text = joined.text;
    documents = parsed;
  }
  return {text, documents};
}

function columnOf(offset: number, code: string): number {
  return offset - code.lastIndexOf('\n', offset - 1) - 1;
}

/** Go's parsers read the lines above a line with less indentation as a document, and ignore the rest. */
function findIgnored({contents, errors}: Document.Parsed, code: string): SyntaxProblem | undefined {
  const [error] = errors;
  if (!error?.message.endsWith('at node end') || !isCollection(contents) || contents.flow === true)
    return undefined;
  const [from] = error.pos;
  if (columnOf(from, code) >= columnOf(contents.range[0], code)) return undefined;
  return {
    from,
    to: code.length,
    message: 'DevSpace ignores the rest of the file, because the lines above are indented more',
    hint: 'start all sections in the same column',
    severity: 'warning',
  };
}

/** Finds the problems of a document that was parsed. */
function findProblems(document: Document.Parsed, code: string, dialect: Dialect): SyntaxProblem[] {
  const isPlain = dialect === 'plain';
  const ignored = isPlain ? undefined : findIgnored(document, code);
  const error = document.errors.find(
    (error) => isPlain || !(isAccepted(error, code) || (ignored && error.pos[0] >= ignored.from)),
  );
  // A syntax error causes further errors.
  if (error) return [explainError(error, document, code)];
  const duplicates = findDuplicates(document, code, dialect);
  if (duplicates.some(isError)) return duplicates;
  const {problems} = new NodeCheck(document, code);
  const converted = isPlain ? [] : findConverted(document, code, dialect);
  return [...duplicates, ...problems, ...converted, ...(ignored ? [ignored] : [])];
}

/** A syntax error can result from an invisible character that breaks its line. */
function explainBreak(problem: SyntaxProblem, original: string): SyntaxProblem {
  const lineStart = original.lastIndexOf('\n', problem.from) + 1;
  const [line = ''] = original.slice(lineStart).split('\n', 1);
  const at = line.search(OTHER_BREAKS);
  if (at < 0 || !isError(problem)) return problem;
  const message = `invalid YAML: the character ${nameCharacter(line, at)} starts a new line`;
  const from = lineStart + at;
  return {from, to: from + 1, message, hint: 'replace the character with a space'};
}

/** Adds what Go's parsers refuse to other problems. They stop there. */
function addRefused(
  problems: readonly SyntaxProblem[],
  document: Document.Parsed | undefined,
  code: string,
  dialect: Dialect,
): SyntaxProblem[] {
  const end = (document && findIgnored(document, code)?.from) ?? Infinity;
  const refused = findRefused(code, dialect).filter(({from}) => from < end);
  const [first] = refused;
  return [...problems.filter(({from}) => first === undefined || from < first.from), ...refused];
}

function parse(code: string, dialect: Dialect, locateAt: LocateAt): YamlFile {
  const isPlain = dialect === 'plain';
  const {text, documents} = isPlain
    ? {text: code, documents: readDocuments(code, dialect)}
    : readConfig(code, dialect);
  const problems = documents.map((document) => findProblems(document, text, dialect));
  // DevSpace doesn't read further documents.
  const shown = isPlain
    ? problems.flat()
    : addRefused(problems[0] ?? [], documents[0], text, dialect).map((problem) =>
        explainBreak(problem, code),
      );
  return {
    documents: documents.map((document, index) => {
      const all = index === 0 ? shown : (problems[index] ?? []);
      return new YamlDocument(document, text, locateAt, all.some(isError));
    }),
    diagnostics: shown.slice(0, MAX_DIAGNOSTICS).map(({from, to, newText, ...problem}) => {
      const location = locateAt(from, to);
      return {...problem, location, ...(newText !== undefined && {fix: {location, newText}})};
    }),
  };
}

/** Parses YAML 1.2. `locateAt` converts offsets in the text to locations. */
export function parseYaml(text: string, locateAt: LocateAt = locatorOf(text)): YamlFile {
  return parse(text, 'plain', locateAt);
}

/**
 * Parses a config like DevSpace.
 *
 * @param version - The version whose parser reads it. Default: the one that the text specifies.
 */
export function parseConfig(
  text: string,
  version?: VersionLabel,
  locateAt: LocateAt = locatorOf(text),
): YamlFile {
  return parse(text, dialectOf(text, version), locateAt);
}
