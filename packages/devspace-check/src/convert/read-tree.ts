/** Reads a tree from a YAML source. */
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {locatorOf, type LocateAt} from '../check/yaml/yaml.ts';
import {emptyValue, newItem, type Item, type ScalarData, type Value} from './tree.ts';

/** The source has syntax that can't be kept when parts of it move. */
export class UnsupportedSyntax extends Error {
  readonly offset: number;
  readonly fix: string;
  constructor(message: string, offset: number, fix = 'write this part in another way') {
    super(message);
    this.offset = offset;
    this.fix = fix;
  }
}

class Reader {
  private readonly code: string;
  private readonly locate: LocateAt;
  private position = 0;

  constructor(code: string) {
    this.code = code;
    this.locate = locatorOf(code);
  }

  private placeOf(offset: number): Pick<Item, 'column' | 'line'> {
    const {line, column} = this.locate(offset, offset);
    return {line, column: column - 1};
  }

  private lineEnd(offset: number): number {
    const at = this.code.indexOf('\n', offset);
    return at < 0 ? this.code.length : at;
  }

  /** The lines from the current position to an offset at the start of a line. */
  private takeLines(to: number): string[] {
    if (to <= this.position) return [];
    const lines = this.code.slice(this.position, to).replace(/\n$/, '').split('\n');
    this.position = to;
    return lines;
  }

  private takeRest(): string {
    const end = this.lineEnd(this.position);
    const rest = this.code.slice(this.position, end);
    this.position = Math.min(end + 1, this.code.length);
    return rest;
  }

  read(contents: unknown): Value {
    if (!isMap(contents) || contents.flow === true)
      throw new UnsupportedSyntax(
        'the file is JSON, or its sections are in braces',
        isMap(contents) ? (contents.range?.[0] ?? 0) : 0,
        'write it as YAML without braces, with each section on its own line',
      );
    const value = this.readBlock(contents, -1);
    // Not as arguments, of which workers accept fewer than a file has lines.
    value.after = [...value.after, ...this.takeLines(this.code.length)];
    return value;
  }

  private startOf(node: unknown): number {
    const {key} = isPair(node) ? node : {key: node};
    if (!isNode(key) || !key.range) throw new UnsupportedSyntax('unknown syntax', this.position);
    return key.range[0];
  }

  private readBlock(node: YAMLMap | YAMLSeq, parentColumn: number): Value {
    const value = emptyValue(isMap(node) ? 'map' : 'list');
    for (const child of node.items as unknown[]) {
      const start = isMap(node) ? this.startOf(child) : this.dashBefore();
      const {line, column} = this.placeOf(start);
      value.column ??= column;
      const before = this.takeLines(start - column);
      const item = isMap(node) ? this.readKey(child as Pair) : newItem('', emptyValue('scalar'));
      Object.assign(item, {before, line, column});
      if (!isMap(node)) this.position = start + 1;
      item.value = this.readValue(isPair(child) ? child.value : child, column, item);
      item.lastLine = this.placeOf(this.position - 1).line;
      value.items.push(item);
    }
    const {column = 0} = value;
    if (column > parentColumn) value.after = this.takeComments(column);
    return value;
  }

  /** The comments after a collection that are indented as its items. */
  private takeComments(column: number): string[] {
    let end = this.position;
    for (let at = end; at < this.code.length;) {
      const lineEnd = this.lineEnd(at);
      const line = this.code.slice(at, lineEnd);
      const indent = /^ *(?=#)/.exec(line)?.[0].length;
      if (indent === undefined && line.trim() !== '') break;
      if (indent !== undefined && indent < column) break;
      at = lineEnd + 1;
      if (indent !== undefined) end = Math.min(at, this.code.length);
    }
    return this.takeLines(end);
  }

  /** The next dash of a list. */
  private dashBefore(): number {
    const dash = /(?:[ \t]*(?:#.*)?\n)*[ \t]*-/y;
    dash.lastIndex = this.position;
    if (!dash.test(this.code))
      throw new UnsupportedSyntax('unknown syntax in a list', this.position);
    return dash.lastIndex - 1;
  }

  private readKey({key}: Pair): Item {
    if (!isScalar(key) || !key.range || key.anchor !== undefined)
      throw new UnsupportedSyntax('keys must be strings without an anchor', this.position);
    const [from, to] = key.range;
    const colon = /^[ \t]*:/.exec(this.code.slice(to, to + 200))?.[0];
    if (colon === undefined || this.code[from] === '?')
      throw new UnsupportedSyntax('keys must be followed by a colon', from);
    const written = this.code.slice(from, to);
    // The value of a merge key isn't a string.
    const name = written === '<<' ? written : String(key.value);
    this.position = to + colon.length;
    return {...newItem(name, emptyValue('scalar')), key: written};
  }

  private readValue(node: unknown, column: number, item: Item): Value {
    if ((isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0) {
      const lineEnd = this.lineEnd(this.position);
      const start = isMap(node) ? this.startOf(node.items[0]) : this.firstDash(lineEnd);
      const isInline = start < lineEnd;
      const head = this.code.slice(this.position, isInline ? start : lineEnd);
      this.position = isInline ? start : lineEnd + 1;
      const value = this.readBlock(node, column);
      return Object.assign(value, {head, isInline});
    }
    const value = this.readInline(node);
    item.trail = this.takeRest();
    return value;
  }

  /** The dash of a list in the line of its parent's dash, or an offset in a later line. */
  private firstDash(lineEnd: number): number {
    const [, before] = /^([ \t]*)-(?:\s|$)/.exec(this.code.slice(this.position, lineEnd)) ?? [];
    return before === undefined ? lineEnd + 1 : this.position + before.length;
  }

  /** Reads a scalar, an alias or a flow collection. */
  private readInline(node: unknown): Value {
    const value = emptyValue('scalar');
    const range = isNode(node) ? node.range : undefined;
    if (!range || (range[0] === range[1] && isScalar(node))) {
      const head = isNode(node) && range ? this.code.slice(this.position, range[0]).trimEnd() : '';
      if (head.includes('#') || head.includes('\n')) return {...value, head: ''};
      this.position += head.length;
      return {...value, head};
    }
    value.head = this.code.slice(this.position, range[0]);
    value.isFlow = isMap(node) || isSeq(node);
    if (isMap(node) || isSeq(node)) {
      value.kind = isMap(node) ? 'map' : 'list';
      this.readFlow(node, value);
    } else {
      value.text = this.code.slice(range[0], range[1]).replace(/\n$/, '');
      value.data = isScalar(node) ? (node.value as ScalarData) : undefined;
      this.position = range[0] + value.text.length;
    }
    return value;
  }

  private readFlow(node: YAMLMap | YAMLSeq, value: Value): void {
    const [start, end] = node.range ?? [0, 0];
    let from = start;
    for (const child of node.items as Array<Node | Pair>) {
      const at = this.startOf(child);
      const text = this.code.slice(from, at);
      const last = value.items.at(-1);
      if (last) last.separator = text;
      else value.open = text;
      this.position = at;
      if (isPair(child) && !isMap(node))
        throw new UnsupportedSyntax('a pair in a list needs braces', at);
      const item = isPair(child) ? this.readKey(child) : newItem('', emptyValue('scalar'));
      const {line, column} = this.placeOf(at);
      item.line = line;
      item.value = this.readInline(isPair(child) ? child.value : child);
      if (isPair(child)) item.column = column;
      else {
        const before = this.code.slice(Math.max(start, at - 200), at);
        const anchor = /[&!]\S+\s+$/.exec(before)?.[0] ?? '';
        const rest = text.slice(0, text.length - anchor.length);
        item.value.head = anchor;
        if (last) last.separator = rest;
        else value.open = rest;
      }
      value.items.push(item);
      from = this.position;
    }
    if (value.items.length === 0) value.open = this.code.slice(start, end);
    else value.close = this.code.slice(from, end);
    this.position = end;
  }
}

/** Reads the tree of a parsed config. */
export function readTree(source: {readonly code: string; readonly contents: unknown}): Value {
  return new Reader(source.code).read(source.contents);
}
