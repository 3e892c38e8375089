/** Prints a tree. */
import {shift, shiftText, type Item, type Value} from './tree.ts';

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

export interface PrintedTree {
  readonly text: string;
  /** The line of an entry, or of the first one that was in it. */
  readonly lineOf: (item: Item) => number | undefined;
}

export function printTree(tree: Value): PrintedTree {
  const printer = new Printer();
  printer.block(tree, tree.column ?? 0);
  const lineOf = (item: Item): number | undefined => {
    const lines = item.value.items.flatMap((inner) => printer.places.get(inner) ?? []);
    return printer.places.get(item) ?? lines.sort((a, b) => a - b)[0];
  };
  return {text: printer.lines.join('\n'), lineOf};
}
