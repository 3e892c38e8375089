/** Parsed YAML, whose values have locations in the source. `parse-config.ts` creates it. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Document,
  type Node,
  type Pair,
} from 'yaml';

/** A range within a line of a file. Lines and columns start at 1. */
export interface Location {
  readonly line: number;
  readonly column: number;
  /** At least 1. */
  readonly length: number;
}

export type YamlMap = Readonly<Record<string, unknown>>;

/** Whether a parsed value is a map, not a list or a scalar. */
export function isYamlMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it's a map, otherwise an empty map. */
export function asMap(value: unknown): YamlMap {
  return isYamlMap(value) ? value : {};
}

/** The value if it's a list, otherwise an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Path of a value: keys and list indexes. */
export type Segments = ReadonlyArray<number | string>;

/** Whether a path is the same as another one, or below it. */
export function startsWith(path: Segments, start: Segments): boolean {
  return start.every((segment, index) => segment === path[index]);
}

/** The value at a path. */
export function valueAt(config: unknown, segments: Segments): unknown {
  return segments.reduce<unknown>(
    (value, key) =>
      isYamlMap(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined,
    config,
  );
}

/** An entry of a map, or an item of a list. */
export interface Entry {
  readonly key: number | string;
  readonly at: Segments;
  readonly value: unknown;
  /** The value if it's a map, otherwise an empty map. */
  readonly map: YamlMap;
}

/** The entries of the map or list at a path. Other values have none. */
export function entriesAt(config: unknown, at: Segments): Entry[] {
  const found = valueAt(config, at);
  const entries: ReadonlyArray<readonly [number | string, unknown]> = Array.isArray(found)
    ? [...found.entries()]
    : Object.entries(asMap(found));
  return entries.map(([key, value]) => ({key, at: [...at, key], value, map: asMap(value)}));
}

/** Calls a function for each string in a value. */
export function forEachString(
  value: unknown,
  segments: Segments,
  visit: (text: string, segments: Segments) => void,
): void {
  if (typeof value === 'string') visit(value, segments);
  else if (Array.isArray(value))
    value.forEach((item: unknown, index) => forEachString(item, [...segments, index], visit));
  else
    for (const [key, item] of Object.entries(asMap(value)))
      forEachString(item, [...segments, key], visit);
}

/** Whether a string is an expression. Text before or after it makes it a literal. */
export function isExpression(text: string): boolean {
  return /^\s*\$[!#]{0,2}\([\s\S]*\)\s*$/.test(text);
}

/** Whether DevSpace computes a string, or parts of it. */
export function isComputed(text: string): boolean {
  return /\$!?\{[^}]+\}/.test(text) || isExpression(text);
}

/** Maximum number of problems of one kind in a file. */
export const MAX_DIAGNOSTICS = 500;

/** Warnings are about what may be intentional, or about style. `info` isn't a problem. */
export type Severity = 'error' | 'info' | 'warning';

/** A replacement of a range by another text. */
export interface Fix {
  readonly location: Location;
  readonly newText: string;
  /** The text in the range. If the file contains another one, such as an alias, there is no fix. */
  readonly oldText?: string;
}

/** A problem in a file. */
export interface Diagnostic {
  readonly location: Location;
  readonly message: string;
  /** How to fix it, in the imperative or as a question with the likely answer. */
  readonly hint: string;
  /** Path of the value; undefined for syntax errors. */
  readonly segments?: Segments;
  /** Default: `error`. */
  readonly severity?: Severity;
  /** What the hint proposes, if it is a replacement. */
  readonly fix?: Fix;
}

/** A problem whose location isn't known yet. */
export interface Explanation extends Pick<Diagnostic, 'hint' | 'message' | 'severity'> {
  /** The text that the hint proposes. */
  readonly newText?: string;
}

type ReportOptions = Pick<Diagnostic, 'fix' | 'severity'>;

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Converts a range of the parsed text to a location in the file that contains it. */
export type LocateAt = (from: number, to: number) => Location;

/** Locates ranges of a text in the text itself. */
export function locatorOf(text: string): LocateAt {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    lines.addNewLine(at + 1);
  return (from, to) => {
    const {line, col: column} = lines.linePos(from);
    const lineEnd = text.indexOf('\n', from);
    const end = Math.min(to, lineEnd < 0 ? text.length : lineEnd);
    return {line, column, length: Math.max(1, text.slice(from, end).trimEnd().length)};
  };
}

function followAlias(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function isKey(pair: Pair, key: number | string): boolean {
  return isScalar(pair.key) && String(pair.key.value) === String(key);
}

interface Found {
  readonly pair: Pair | undefined;
  readonly node: unknown;
}

/** Finds the node at a path, or its closest existing parent. */
function find(document: Document, segments: Segments): Found {
  let found: Found = {pair: undefined, node: document.contents};
  for (const segment of segments) {
    const parent = followAlias(found.node, document);
    if (isMap(parent)) {
      // Of keys that yaml.v2 accepts twice, the last one counts.
      const pair = parent.items.findLast((item) => isKey(item, segment));
      // The key can be in a merged map.
      const merge = parent.items.find(({key}) => isScalar(key) && key.source === '<<');
      if (!pair) return merge ? {pair: merge, node: merge.value} : found;
      found = {pair, node: pair.value};
    } else if (isSeq(parent) && typeof segment === 'number' && segment in parent.items) {
      found = {pair: undefined, node: parent.items[segment]};
    } else return found;
  }
  return found;
}

/** Offset in the source of an occurrence of a text in a value. */
function sourceOffset(source: string, value: string, part: string, offset: number): number {
  let at = source.indexOf(part);
  let before = value.indexOf(part);
  while (at >= 0 && before < offset) {
    at = source.indexOf(part, at + 1);
    before = value.indexOf(part, before + 1);
  }
  return at;
}

/** Offset in the lines of a literal block, which only indents the lines of the value. */
function blockOffset(source: string, value: string, offset: number): number {
  const before = value.slice(0, offset).split('\n');
  const lines = source.split('\n');
  const [line = ''] = value.slice(offset - (before.at(-1) ?? '').length).split('\n');
  const start = lines.slice(0, before.length - 1).join('\n').length + (before.length > 1 ? 1 : 0);
  const indentation = (lines[before.length - 1] ?? '').length - line.length;
  return indentation < 0 ? -1 : start + indentation + (before.at(-1) ?? '').length;
}

export class YamlDocument {
  /** The parsed value, with resolved aliases and merge keys. Undefined if there are syntax errors. */
  readonly value: unknown;
  private readonly document: Document;
  private readonly code: string;
  private readonly locateAt: LocateAt;

  constructor(document: Document, code: string, locateAt: LocateAt, isBroken: boolean) {
    this.document = document;
    this.code = code;
    this.locateAt = locateAt;
    this.value = isBroken ? undefined : (document.toJS({maxAliasCount: -1}) as unknown);
  }

  /** The syntax tree, with ranges in the text that it was parsed from. */
  get syntax(): {readonly contents: unknown; readonly code: string} {
    return {contents: this.document.contents, code: this.code};
  }

  /** Location of a key or list item. For a missing value, that of its closest parent. */
  locateKey(segments: Segments): Location {
    const {pair, node} = find(this.document, segments);
    return this.locate(pair ? pair.key : node);
  }

  /** Location of a value. */
  locateValue(segments: Segments): Location {
    const {pair, node} = find(this.document, segments);
    const isEmpty = isScalar(node) && (!node.range || node.range[1] === node.range[0]);
    const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
    return this.locate(pair && (node === null || isEmpty || isBlock) ? pair.key : node);
  }

  /** A problem of a value. */
  report(segments: Segments, message: string, hint: string, more: ReportOptions = {}): Diagnostic {
    return {segments, location: this.locateValue(segments), message, hint, ...more};
  }

  /** A key's or list item's problem. */
  reportKey(
    segments: Segments,
    message: string,
    hint: string,
    more: ReportOptions = {},
  ): Diagnostic {
    return {segments, location: this.locateKey(segments), message, hint, ...more};
  }

  /** Location of a range in a string. */
  locateText(segments: Segments, offset: number, length: number): Location {
    const node = followAlias(find(this.document, segments).node, this.document);
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range)
      return this.locateValue(segments);
    const [start, to] = node.range;
    // The header of a block scalar, such as `|-`, isn't part of the value.
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const from = isBlock ? this.code.indexOf('\n', start) + 1 : start;
    // Indentation and quotes differ between value and source, but the text within a line doesn't.
    const [part = ''] = node.value.slice(offset, offset + length).split('\n');
    const source = this.code.slice(from, to);
    const at =
      node.type === 'BLOCK_LITERAL'
        ? blockOffset(source, node.value, offset)
        : part === ''
          ? -1
          : sourceOffset(source, node.value, part, offset);
    return at < 0 ? this.locateValue(segments) : this.locateAt(from + at, from + at + part.length);
  }

  /** The source of a scalar, with quotes. */
  written(segments: Segments): string | undefined {
    const {node} = find(this.document, segments);
    if (!isScalar(node) || !node.range) return undefined;
    return this.code.slice(node.range[0], node.range[1]);
  }

  /** The tag of an empty value: `!src`. */
  tagOf(segments: Segments): {readonly text: string; readonly location: Location} | undefined {
    const {node} = find(this.document, segments);
    if (!isScalar(node) || !node.range) return undefined;
    const end = node.range[0];
    const [text] = /!\S+(?=\s*$)/.exec(this.code.slice(0, end)) ?? [];
    if (text === undefined) return undefined;
    const start = this.code.lastIndexOf(text, end);
    return {text, location: this.locateAt(start, start + text.length)};
  }

  /** Location of a node in the syntax tree. */
  locate(node: unknown): Location {
    const [from, to] = (node as Partial<Node> | null)?.range ?? [0, 0];
    return this.locateAt(from, to);
  }
}
