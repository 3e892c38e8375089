/**
 * A tree of slices of a YAML source. Printing an unchanged tree gives the same bytes; a moved part takes its
 * comments along and is indented as needed.
 */

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

/** A value of this kind, without content. */
export function emptyValue(kind: Value['kind']): Value {
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

export function newItem(name: string, value: Value): Item {
  const key = name === '' ? '' : quote(name);
  return {before: [], key, name, value, trail: '', line: 0, column: 0, separator: '', lastLine: 0};
}

/** A string as YAML: plain if that means the same. */
export function quote(text: string): string {
  const isPlain = /^[A-Za-z./*][\w./:@*$()-]*(?: [\w./@$()-]+)*$/.test(text) && !text.endsWith(':');
  const isOther =
    /^(?:true|false|null|yes|no|on|off|y|n|\.inf|\.nan)$/i.test(text) || text.startsWith('*');
  return isPlain && !isOther && !text.includes(': ') ? text : JSON.stringify(text);
}

/** A string as a block scalar. */
export function blockOf(text: string): string {
  const lines = text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
  return `|-\n${lines.join('\n')}`;
}

/** A value that the source doesn't have. Strings with lines become block scalars. */
export function valueOf(data: unknown, asWritten?: string): Value {
  if (Array.isArray(data)) return listOf(data.map((item) => newItem('', valueOf(item))));
  if (typeof data === 'object' && data !== null)
    return mapOf(Object.entries(data).map(([name, item]) => newItem(name, valueOf(item))));
  let text = asWritten ?? String(data);
  if (asWritten === undefined && typeof data === 'string')
    text = data.includes('\n') ? blockOf(data) : quote(data);
  // Lines of text are indented from the first column.
  const column = text.includes('\n') ? 0 : undefined;
  return {...emptyValue('scalar'), text, data: data as ScalarData, column};
}

/** A new map with these entries. */
export function mapOf(items: readonly Item[]): Value {
  return {...emptyValue('map'), items: [...items]};
}

/** A new list with these items. */
export function listOf(items: readonly Item[]): Value {
  return {...emptyValue('list'), items: [...items]};
}

/** The entry of a map with a key. */
export function find(value: Value | undefined, name: string): Item | undefined {
  return value?.kind === 'map' ? value.items.findLast((item) => item.name === name) : undefined;
}

/** Adds a section after the last one with some names, below a blank line if others are. */
export function addSection(root: Value, after: readonly string[], section: Item): void {
  const index = root.items.findLastIndex(({name}) => after.includes(name)) + 1;
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

/** Whether a value is `null`. */
export function isNull({kind, data}: Value): boolean {
  return kind === 'scalar' && data === null;
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

/** Indents a line more, or less. */
export function shift(line: string, by: number): string {
  if (line.trim() === '') return line;
  return by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '');
}

/** Shifts all lines except for the first one. In the last one, a value follows. */
export function shiftText(text: string, by: number): string {
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
  return {...item, value: bare(item.value, item.column), before: [], trail: '', line: 0, column: 0};
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
