/**
 * Differences in syntax between the yaml package and Go's parsers, yaml.v2 and yaml.v3, which have the same
 * scanner.
 */
import {CST, Lexer} from 'yaml';
import type {Dialect} from './dialect.ts';
import type {SyntaxProblem} from './explain-error.ts';

/** Characters at which Go's parsers break lines as well. */
export const OTHER_BREAKS = /\r(?!\n)|[\u0085\u2028\u2029]/g;

/** The code point of a character: `U+2028`. */
export function nameCharacter(text: string, at: number): string {
  return `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const CONTROL = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Characters that the reader refuses anywhere in a file. */
function findControlCharacters(code: string): SyntaxProblem[] {
  return [...code.matchAll(CONTROL)].map(({index}) => {
    const message = `YAML doesn't allow the control character ${nameCharacter(code, index)}`;
    return {from: index, to: index + 1, message, hint: 'delete it, even in a comment'};
  });
}

interface Token {
  readonly type: CST.Token['type'] | 'flow-error-end' | null;
  readonly source: string;
  readonly from: number;
}

/** Splits a text. The tokens that mark a scalar or an error are empty. */
function* tokensOf(code: string, start = 0): Generator<Token> {
  let from = start;
  let isScalar = false;
  for (const source of new Lexer().lex(code.slice(start))) {
    const type = isScalar ? 'scalar' : CST.tokenType(source);
    const isMark: boolean =
      !isScalar && (source === CST.SCALAR || source === CST.DOCUMENT || source === CST.FLOW_END);
    isScalar = isMark && source === CST.SCALAR;
    if (isMark) continue;
    yield {type, source, from};
    from += source.length;
  }
}

function isFlowStart({type}: Token): boolean {
  return type === 'flow-map-start' || type === 'flow-seq-start';
}

function isFlowEnd({type}: Token): boolean {
  return type === 'flow-map-end' || type === 'flow-seq-end';
}

/**
 * Puts a list or map in brackets, or a string in quotes, on one line, because Go's parsers ignore its
 * indentation. Keeps all offsets. Returns the text and where the line ends; undefined if it isn't closed.
 */
export function joinLines(
  code: string,
  start: number,
): {readonly text: string; readonly end: number} | undefined {
  let depth = 0;
  let joined = code.slice(0, start);
  for (const token of tokensOf(code, start)) {
    const {type, source} = token;
    const isQuoted = type === 'double-quoted-scalar' || type === 'single-quoted-scalar';
    const isSpace = type === 'newline' || type === 'space' || type === 'comment';
    if (isSpace) joined += ' '.repeat(source.length);
    else joined += isQuoted ? source.replace(/\s/g, ' ') : source;
    if (isFlowStart(token)) depth += 1;
    else if (isFlowEnd(token)) depth -= 1;
    if (depth > 0) continue;
    const isClosed = isQuoted
      ? source.length > 1 && source.endsWith(source.charAt(0))
      : isFlowEnd(token);
    return isClosed ? {text: joined + code.slice(joined.length), end: joined.length} : undefined;
  }
  return undefined;
}

/** Explains a directive, a line such as `%YAML 1.2` at the start. */
function checkDirective({source, from}: Token): SyntaxProblem[] {
  const range = {from, to: from + source.length};
  const hint = 'delete the line';
  const [name, version] = source.split(/\s+/);
  if (name === '%TAG' || (name === '%YAML' && version === '1.1')) return [];
  const message =
    name === '%YAML'
      ? `DevSpace rejects the directive \`${source}\`, because it reads YAML 1.1`
      : `unknown directive \`${name}\``;
  return [{...range, message, hint}];
}

/** Finds tabs where the scanner expects only spaces: before the first token of a line, and after `-`. */
class TabFinder {
  private readonly found: SyntaxProblem[] = [];
  private depth = 0;
  /** Whether a key can be next. */
  private isAtStart = true;
  private isAfterPlain = false;
  private lineStart = 0;
  private columnOfKey = 0;
  private indent = -1;
  /** The header of the next scalar, such as `|-`. */
  private header: string | undefined;
  private afterComment: SyntaxProblem[] | undefined;
  private readonly dialect: Dialect;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  private refuse(from: number): void {
    const message = "invalid YAML: tabs can't be used for indentation";
    const hint = 'replace the tab with spaces';
    (this.afterComment ?? this.found).push({from, to: from + 1, message, hint});
  }

  /** Plain scalars include the space after them, in which tabs are valid if they are indented enough. */
  private checkSpace({source, from}: Token): void {
    const at = source.indexOf('\t');
    if (at < 0 || this.depth > 0 || !this.isAtStart) return;
    const column = from + at - this.lineStart;
    if (!this.isAfterPlain || column <= this.indent) this.refuse(from + at);
  }

  /** Continuation lines. */
  private checkPlain({source, from}: Token): void {
    if (this.depth > 0) return;
    for (const {0: space, index} of source.matchAll(/(?<=\n) *\t/g))
      if (space.length - 1 <= this.indent) this.refuse(from + index + space.length - 1);
  }

  add(token: Token): void {
    const {type, source, from} = token;
    if (type === 'space') {
      this.checkSpace(token);
      return;
    }
    if (type === 'newline') {
      this.lineStart = from + source.length;
      this.isAtStart ||= this.depth === 0;
      return;
    }
    // yaml.v3 reads comments and the space between them at once.
    if (this.afterComment && type !== 'comment') this.found.push(...this.afterComment);
    this.afterComment = undefined;
    if (type === 'comment') {
      this.isAfterPlain = false;
      if (this.dialect === 'yaml.v3') this.afterComment = [];
      return;
    }
    if (this.isAtStart) this.columnOfKey = from - this.lineStart;
    if (isFlowStart(token)) this.depth += 1;
    else if (isFlowEnd(token)) this.depth -= 1;
    const isBlock = this.depth === 0;
    if (isBlock && type === 'map-value-ind') this.indent = this.columnOfKey;
    if (isBlock && type === 'seq-item-ind') this.indent = from - this.lineStart;
    const isLines = type === 'scalar' && this.header !== undefined;
    // The first line with text determines the indentation.
    const tab = isLines && !/\d/.test(this.header ?? '') ? /^(?: *\r?\n)* *\t/.exec(source) : null;
    if (tab) this.refuse(from + tab[0].length - 1);
    if (type === 'block-scalar-header') this.header = source;
    else if (type === 'scalar') this.header = undefined;
    this.isAtStart =
      isLines || (isBlock && (type === 'seq-item-ind' || type === 'explicit-key-ind'));
    this.isAfterPlain = type === 'scalar' && !isLines;
    if (this.isAfterPlain) this.checkPlain(token);
    if (source.includes('\n')) this.lineStart = from + source.lastIndexOf('\n') + 1;
  }

  /** All tabs are one problem: DevSpace stops at the first. */
  end(): SyntaxProblem[] {
    const [first, ...others] = [...this.found, ...(this.afterComment ?? [])];
    if (!first) return [];
    if (others.length === 0) return [first];
    return [{...first, hint: 'replace all tabs used for indentation with spaces'}];
  }
}

/** Finds what Go's parsers refuse in the first document, although the yaml package accepts it. */
export function findRefused(code: string, dialect: Dialect): SyntaxProblem[] {
  const found = findControlCharacters(code);
  // Most files contain none of these.
  if (found.length > 0 || !/\t|\\\/|^%/m.test(code)) return found;
  const tabs = new TabFinder(dialect);
  let hasStarted = false;
  for (const token of tokensOf(code)) {
    const {type, source, from} = token;
    if (type === 'directive-line') found.push(...checkDirective(token));
    else if (type === 'doc-end' || (type === 'doc-start' && hasStarted)) break;
    else if (type === 'double-quoted-scalar') {
      for (const {0: escape, index} of source.matchAll(/\\[\s\S]/g)) {
        if (escape !== '\\/') continue;
        const message = 'DevSpace rejects the escape sequence `\\/`';
        const at = from + index;
        found.push({from: at, to: at + 2, message, hint: 'write `/`', newText: '/'});
      }
    }
    hasStarted ||=
      type !== 'directive-line' && type !== 'comment' && type !== 'newline' && type !== 'space';
    tabs.add(token);
  }
  return [...found, ...tabs.end()];
}
