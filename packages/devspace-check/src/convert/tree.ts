/**
 * A tree of slices of a YAML source. Printing an unchanged tree gives the same bytes; a moved part takes its
 * comments along and is indented as needed.
 */
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

/** An entry of a map or a list. */
export interface Item {
  /** Lines above it: comments and blank lines. */
  before: string[];
  /** The key as written; empty in lists. */
  key: string;
  /** The key. */
  name: string;
  value: Value;
  /** The rest of its line: a comment. */
  trail: string;
  /** Line in the source; 0 if it was added. */
  line: number;
  /** Column in the source. */
  column: number;
  /** What follows it in a flow collection, up to the next one. */
  separator: string;
  /** Last line in the source. */
  lastLine: number;
}

/** What a scalar means. */
export type ScalarData = boolean | number | string | null | undefined;

/** A value: a map, a list, or a scalar or alias as written. */
export interface Value {
  kind: 'list' | 'map' | 'scalar';
  isFlow: boolean;
  /** What is between the colon or dash and the value, with anchors and tags. */
  head: string;
  /** A scalar or alias as written. */
  text: string;
  /** What a scalar means. */
  data: ScalarData;
  items: Item[];
  /** Lines after the last item. */
  after: string[];
  /** Column of the items. */
  column: number | undefined;
  /** Whether the first item is in the line of the dash. */
  isInline: boolean;
  open: string;
  close: string;
}

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

function emptyValue(kind: Value['kind']): Value {
  return {
    kind,
    isFlow: false,
    head: ' ',
    text: '',
    data: null,
    items: [],
    after: [],
    column: undefined,
    isInline: false,
    open: '',
    close: '',
  };
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
export function readTree({
  contents,
  code,
}: {
  readonly contents: unknown;
  readonly code: string;
}): Value {
  return new Reader(code).read(contents);
}

/** A new entry. */
export function newItem(name: string, value: Value): Item {
  const key = name === '' ? '' : quote(name);
  return {
    before: [],
    key,
    name,
    value,
    trail: '',
    line: 0,
    column: 0,
    separator: '',
    lastLine: 0,
  };
}

/** A string as YAML: plain if that means the same. */
export function quote(text: string): string {
  const isPlain = /^[A-Za-z./*][\w./:@*$()-]*(?: [\w./@$()-]+)*$/.test(text) && !text.endsWith(':');
  const isOther =
    /^(?:true|false|null|yes|no|on|off|y|n|\.inf|\.nan)$/i.test(text) || text.startsWith('*');
  return isPlain && !isOther && !text.includes(': ') ? text : JSON.stringify(text);
}

/** A value that the source doesn't have. Strings with lines become block scalars. */
export function valueOf(data: unknown, asWritten?: string): Value {
  if (Array.isArray(data))
    return {...emptyValue('list'), items: data.map((item) => newItem('', valueOf(item)))};
  if (typeof data === 'object' && data !== null)
    return {
      ...emptyValue('map'),
      items: Object.entries(data).map(([name, item]) => newItem(name, valueOf(item))),
    };
  const text =
    asWritten ??
    (typeof data !== 'string'
      ? String(data)
      : data.includes('\n')
        ? `|-\n${data
            .split('\n')
            .map((line) => (line === '' ? '' : `  ${line}`))
            .join('\n')}`
        : quote(data));
  // Lines of text are indented from the first column.
  const column = text.includes('\n') ? 0 : undefined;
  return {...emptyValue('scalar'), text, data: data as ScalarData, column};
}

/** A new map with these entries. */
export function mapOf(items: readonly Item[]): Value {
  return {...emptyValue('map'), items: [...items]};
}

/** The entry of a map with a key. */
export function find(value: Value | undefined, name: string): Item | undefined {
  return value?.kind === 'map' ? value.items.findLast((item) => item.name === name) : undefined;
}

/** Adds a section, below a blank line if others are. */
export function addSection(root: Value, index: number, section: Item): void {
  const hasBlank = root.items.slice(1).some(({before}) => before[0]?.trim() === '');
  if (hasBlank) section.before.unshift('');
  root.items.splice(index, 0, section);
}

/** The value at a path of keys. */
export function at(value: Value | undefined, ...names: string[]): Value | undefined {
  return names.reduce<Value | undefined>((inside, name) => find(inside, name)?.value, value);
}

/** What a scalar means. */
export function dataAt(value: Value | undefined, ...names: string[]): ScalarData {
  return at(value, ...names)?.data ?? undefined;
}

/** Whether a switch is on; nothing for a variable. */
export function isOn(value: Value | undefined): boolean | undefined {
  return typeof value?.data === 'boolean' ? value.data : undefined;
}

/** A value as text that is equal for equal values. */
export function serialize(value: Value): string {
  if (value.kind === 'scalar')
    return value.data === undefined ? value.text : JSON.stringify(value.data);
  const parts = value.items.map((item) => `${item.name}:${serialize(item.value)}`);
  return (value.kind === 'map' ? parts.sort() : parts).join();
}

/** Removes an entry from a map. */
export function take(value: Value | undefined, name: string): Item | undefined {
  const found = find(value, name);
  if (found && value) value.items = value.items.filter((item) => item !== found);
  return found;
}

/** Gives an entry another key. */
export function rename(item: Item, name: string): Item {
  return Object.assign(item, {name, key: newItem(name, item.value).key});
}

function shift(line: string, by: number): string {
  if (line.trim() === '') return line;
  return by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '');
}

/** Shifts all lines except for the first one. In the last one, a value follows. */
function shiftText(text: string, by: number): string {
  const [first = '', ...rest] = `${text}.`.split('\n');
  return [first, ...rest.map((line) => shift(line, by))].join('\n').slice(0, -1);
}

/** A copy, to change it. */
export function copy(value: Value): Value {
  const items = value.items.map((item) => ({
    ...item,
    before: [...item.before],
    value: copy(item.value),
  }));
  return {...value, items, after: [...value.after]};
}

/** A copy of an entry without comments, anchors and lines. */
export function bareItem(item: Item): Item {
  return {
    ...item,
    value: bare(item.value, item.column),
    before: [],
    trail: '',
    line: 0,
    column: 0,
  };
}

/** A copy without comments, anchors and lines. */
export function bare(value: Value, column = 0): Value {
  return {
    ...valueOf(''),
    kind: value.kind,
    text: shiftText(value.text, value.column === 0 ? 0 : -column),
    data: value.data,
    items: value.items.map(bareItem),
    column: value.kind === 'scalar' ? 0 : undefined,
  };
}

class Printer {
  readonly lines: string[] = [];
  /** Line in the result of each entry. */
  readonly places = new Map<Item, number>();

  private locate(item: Item): void {
    this.places.set(item, this.lines.length + 1);
  }

  private add(text: string): void {
    if (text.includes('\n')) for (const line of text.split('\n')) this.lines.push(line);
    else this.lines.push(text);
  }

  /** Prints a value as part of a line. */
  private inline(value: Value, by: number): string {
    if (value.kind === 'scalar') return shiftText(value.text, by);
    const [open, close] = value.kind === 'map' ? ['{', '}'] : ['[', ']'];
    if (value.items.length === 0)
      return value.open.startsWith(open) && value.open.endsWith(close) ? value.open : open + close;
    const items = value.items.map((item, index) => {
      this.locate(item);
      const isLast = index === value.items.length - 1;
      const separator = isLast
        ? ''
        : item.separator.includes(',')
          ? shiftText(item.separator, by)
          : ', ';
      const inside =
        item.value.kind === 'scalar' && item.value.text === '' ? '' : this.inline(item.value, by);
      const written = value.kind === 'list' ? item.value.head.trimStart() : item.value.head;
      // `{"a":1}` needs a space if the key loses its quotes.
      const needsSpace = item.key !== '' && inside !== '' && !/^\s/.test(written);
      const head = needsSpace && !/^["']/.test(item.key) ? ` ${written}` : written;
      return (item.key === '' ? head : `${item.key}:${head}`) + inside + separator;
    });
    return (
      (value.close === '' ? open : shiftText(value.open, by)) +
      items.join('') +
      (shiftText(value.close, by) || close)
    );
  }

  private comments(lines: readonly string[], by: number): void {
    for (const line of lines) this.add(shift(line, by));
  }

  /** Prints an entry of a block collection. `start` is what its line starts with. */
  private item(item: Item, indent: number, start: string): void {
    this.locate(item);
    const {value} = item;
    const from = (value.kind === 'scalar' ? value.column : undefined) ?? item.column;
    const by = item.line === 0 ? indent : indent - from;
    const prefix = start + (item.key === '' ? '-' : `${item.key}:`);
    if (value.kind === 'scalar' || value.isFlow || value.items.length === 0) {
      const isNothing = value.kind === 'scalar' && value.text === '';
      const text = isNothing ? '' : this.inline(value, by);
      const isEmptied = value.kind !== 'scalar' && !value.isFlow;
      const [, anchor = '', rest = ''] = /^([^#]*)(.*)$/s.exec(value.head) ?? [];
      const head = isEmptied ? `${anchor.trimEnd()} ` : shiftText(value.head, by);
      const space = text !== '' && !/^\s/.test(head) ? ' ' : '';
      const comment = isEmptied && rest !== '' ? ` ${rest.trimEnd()}` : '';
      this.add(prefix + space + head + text + comment + item.trail);
      if (isEmptied) this.comments(value.after, indent + 2 - (value.column ?? 0));
      return;
    }
    const parsed = value.column === undefined ? undefined : value.column - item.column;
    const step = parsed ?? 2;
    const isNew = value.column === undefined && value.head.trim() === '';
    if (item.key === '' && (value.isInline || isNew)) {
      // The comments of the first entry would be in the line of the dash.
      this.comments(value.items[0]?.before ?? [], indent - (value.items[0]?.column ?? 0));
      this.locate(item);
      const head = value.isInline ? value.head : ' ';
      this.block(value, indent + step, prefix + head);
      return;
    }
    const head = value.head.trim() === '' ? '' : value.head;
    this.add(prefix + head + item.trail);
    this.block(value, indent + step);
  }

  block(value: Value, indent: number, first?: string): void {
    value.items.forEach((item, index) => {
      const isFirst = index === 0 && first !== undefined;
      const by = item.line === 0 ? indent : indent - item.column;
      if (!isFirst) this.comments(item.before, by);
      this.item(item, indent, isFirst ? first : ' '.repeat(indent));
    });
    this.comments(value.after, indent - (value.column ?? 0));
  }
}

/** The comments between the brackets of a flow collection. */
export function flowComments({open, items, close}: Value): string[] {
  return [open, ...items.map(({separator}) => separator), close]
    .filter((text) => text.includes('#'))
    .flatMap((text) => [...text.matchAll(/(?:^|\s)(#.*)/g)].map(([, comment = '']) => comment));
}

/** Writes flow collections with blocks or comments in them as blocks. Returns whether the value is a block. */
export function openFlows(value: Value): boolean {
  let hasBlock = false;
  for (const {value: inside, trail, before} of value.items)
    if (openFlows(inside) || [trail, ...before].some((line) => line.includes('#'))) hasBlock = true;
  if (value.isFlow && hasBlock) {
    const [first] = value.items;
    first?.before.unshift(...flowComments(value).map((line) => ' '.repeat(first.column) + line));
    for (const item of value.items) item.separator = '';
    const head = value.head.trimEnd();
    Object.assign(value, {isFlow: false, head, open: '', close: '', column: undefined});
  }
  const isBlock =
    value.kind === 'scalar'
      ? /^[|>]/.test(value.text)
      : !value.isFlow && value.column !== undefined;
  return hasBlock || isBlock;
}

/** A printed tree. */
export interface PrintedTree {
  readonly text: string;
  /** The line of an entry, or of the first one that was in it. */
  readonly lineOf: (item: Item) => number | undefined;
}

/** Prints a tree. */
export function printTree(tree: Value): PrintedTree {
  const printer = new Printer();
  printer.block(tree, tree.column ?? 0);
  const lineOf = (item: Item): number | undefined => {
    const lines = item.value.items.flatMap((inner) => printer.places.get(inner) ?? []);
    return printer.places.get(item) ?? lines.sort((a, b) => a - b)[0];
  };
  return {text: printer.lines.join('\n'), lineOf};
}
