/** Comments and old lines stay near the place in the source where they were. */
import {flowComments, printTree, type PrintedTree} from './print-tree.ts';
import {newItem, type Item, type Value} from './tree.ts';

/** Lines to show near a line of the source. */
export interface Remark {
  readonly line: number;
  readonly lines: readonly string[];
}

/** An entry in the result that was in the source. */
interface Survivor {
  readonly item: Item;
  readonly list: Value;
  readonly parent: Survivor | undefined;
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}

/** The comments of an entry and in it, with their lines. */
function findComments(item: Item, found: Remark[]): void {
  const {before, line, lastLine, trail, value} = item;
  const add = (text: string, at: number): void => {
    if (isComment(text)) found.push({line: at, lines: [text.trim()]});
  };
  before.forEach((text, index) => add(text, line - before.length + index));
  const isBlock = value.kind === 'scalar' && /^[|>]/.test(value.text);
  const start = value.head + (isBlock ? value.text.slice(0, value.text.indexOf('\n')) : '');
  if (start.includes('#')) add(/(?:^|\s)(#.*)/.exec(start)?.[1] ?? '', line);
  if (value.isFlow) for (const text of flowComments(value)) add(text, line);
  add(trail, lastLine);
  for (const inner of value.items) findComments(inner, found);
  if (!value.isFlow)
    value.after.forEach((text, index) => add(text, lastLine - value.after.length + 1 + index));
}

/** Counts the ends of lines that start with `#`. */
function countEnds(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    if (at > 0 && !/\s/.test(text[at - 1] ?? '')) continue;
    const lineEnd = text.indexOf('\n', at);
    const end = text.slice(at, lineEnd < 0 ? undefined : lineEnd).trimEnd();
    counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return counts;
}

/** The entries of the source in the result, by their lines. */
function findSurvivors(tree: Value): Survivor[] {
  const found: Survivor[] = [];
  const visit = (list: Value, parent?: Survivor): void => {
    if (list.isFlow) return;
    for (const item of list.items) {
      const survivor = {item, list, parent};
      if (item.line > 0) found.push(survivor);
      visit(item.value, survivor);
    }
  };
  visit(tree);
  return found.sort((a, b) => a.item.line - b.item.line);
}

/** What follows an entry, or the end of a collection. */
type Target = Item | Value;

/** The line of the entry around another one: 0 for a section, -1 if that entry was added. */
function levelOf({parent}: Survivor): number {
  return parent ? parent.item.line || -1 : 0;
}

/** The index of the first number in a sorted list that isn't below another one. */
function firstFrom(numbers: readonly number[], wanted: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entries that have lines of their own. */
function itemsInside(item: Item | undefined): readonly Item[] {
  return item && !item.value.isFlow ? item.value.items : [];
}

/** Adds lines to the result. */
class Placer {
  private readonly survivors: readonly Survivor[];
  private readonly lines: readonly number[];
  /** The indexes of the survivors of each level. */
  private readonly levels = new Map<number, number[]>();
  private readonly added = new Map<Target, string[]>();
  private readonly source: Item;

  constructor(survivors: readonly Survivor[], source: Item) {
    this.survivors = survivors;
    this.source = source;
    this.lines = survivors.map(({item}) => item.line);
    survivors.forEach((survivor, index) => {
      const level = levelOf(survivor);
      const indexes = this.levels.get(level);
      if (indexes) indexes.push(index);
      else this.levels.set(level, [index]);
    });
  }

  /** The entries of the source around a line, the inner ones first. */
  private sourceAt(line: number): Item[] {
    const found: Item[] = [];
    for (let item: Item | undefined = this.source; item && item.lastLine >= line;) {
      found.unshift(item);
      item = itemsInside(item).findLast((inner) => inner.line <= line);
    }
    return found;
  }

  /** Whether the line of an entry can end with a comment. */
  private hasRoom({key, trail, value}: Item): boolean {
    if (key === '' && value.kind !== 'scalar' && !value.isFlow) return false;
    const text = value.head + value.text + value.open;
    return trail === '' && !/[#\n]/.test(text);
  }

  private add(target: Target, column: number, lines: readonly string[]): void {
    const added = this.added.get(target) ?? [];
    this.added.set(target, added);
    for (const line of lines) added.push(' '.repeat(column) + line);
  }

  private addAfter({item, list}: Survivor, lines: readonly string[]): void {
    const next = list.items[list.items.indexOf(item) + 1];
    if (next) this.add(next, next.column, lines);
    else this.add(list, list.column ?? 0, lines);
  }

  private addAbove({item}: Survivor, lines: readonly string[]): void {
    if (lines.length === 1 && this.hasRoom(item)) item.trail = ` ${lines.join('')}`;
    else item.before.push(...lines.map((text) => ' '.repeat(item.column) + text));
  }

  /** The first survivor from one index to another that is at the level of a source entry. */
  private findAtLevel(from: number, to: number, line: number): Survivor | undefined {
    const indexes = this.levels.get(line) ?? [];
    const index = indexes[firstFrom(indexes, from)] ?? to;
    return index < to ? this.survivors[index] : undefined;
  }

  /** The last survivor between two indexes, or the one around it at the level of a source entry. */
  private findLevelBefore(from: number, to: number, line: number): Survivor | undefined {
    for (let index = to - 1; index >= from; index -= 1) {
      let level = this.survivors[index];
      while (level && levelOf(level) !== line) level = level.parent;
      if (level) return level;
    }
    return undefined;
  }

  place({line, lines}: Remark): void {
    const start = firstFrom(this.lines, line);
    for (const around of this.sourceAt(line)) {
      const {line: first, lastLine: last} = around;
      const end = firstFrom(this.lines, last + 1);
      const next =
        start < end ? (this.findAtLevel(start, end, first) ?? this.survivors[start]) : undefined;
      if (next) {
        const {item} = next;
        if (item.line > line) this.add(item, item.column, lines);
        else this.addAbove(next, lines);
        return;
      }
      const begin = firstFrom(this.lines, first);
      const previous = begin < start ? this.survivors[start - 1] : undefined;
      if (!previous) continue;
      const {value} = previous.item;
      if (previous.item.line === first && itemsInside(around)[0]?.line !== first) {
        if (value.kind === 'scalar' || value.isFlow) this.addAbove(previous, lines);
        else this.add(value, value.column ?? 0, lines);
        return;
      }
      this.addAfter(this.findLevelBefore(begin, start, first) ?? previous, lines);
      return;
    }
    const root = this.survivors.find(({parent}) => !parent)?.list;
    if (root) this.add(root, 0, lines);
  }

  /** Writes the lines that were placed. */
  finish(): void {
    for (const [target, lines] of this.added)
      if ('before' in target) target.before = [...lines, ...target.before];
      else target.after = [...lines, ...target.after];
  }
}

/** Comments of the source that a text doesn't contain. Of equal ones, those whose entries are gone. */
function findMissing(
  readRoot: () => Item,
  [before, after]: readonly [string, string],
  lines: ReadonlySet<number>,
): Remark[] {
  const counts = countEnds(after);
  const missing = new Map(
    [...countEnds(before)].flatMap(([text, count]) => {
      const lost = count - (counts.get(text) ?? 0);
      return lost > 0 ? [[text, lost] as const] : [];
    }),
  );
  if (missing.size === 0) return [];
  const comments: Remark[] = [];
  findComments(readRoot(), comments);
  const chosen = new Set<Remark>();
  for (const isGone of [true, false])
    for (const comment of comments) {
      const text = comment.lines.join('');
      const lost = missing.get(text) ?? 0;
      if (lost === 0 || lines.has(comment.line) === isGone || chosen.has(comment)) continue;
      chosen.add(comment);
      missing.set(text, lost - 1);
    }
  return comments.filter((comment) => chosen.has(comment));
}

/**
 * Prints a tree with remarks, and with the comments of the source that aren't in it any more.
 *
 * @param source - Reads the tree before its changes, which is rarely needed, and its text.
 */
export function printWithComments(
  tree: Value,
  source: {readonly readTree: () => Value; readonly text: string},
  remarks: readonly Remark[],
): PrintedTree {
  const survivors = findSurvivors(tree);
  let read: Item | undefined;
  const readRoot = (): Item => {
    read ??= Object.assign(newItem('', source.readTree()), {
      lastLine: source.text.split('\n').length,
    });
    return read;
  };
  const place = (added: readonly Remark[]): void => {
    if (added.length === 0) return;
    const placer = new Placer(survivors, readRoot());
    for (const remark of added) placer.place(remark);
    placer.finish();
  };
  place([...remarks].sort((a, b) => a.line - b.line));
  const printed = printTree(tree);
  const lines = new Set(survivors.map(({item}) => item.line));
  const missing = findMissing(readRoot, [source.text, printed.text], lines);
  if (missing.length === 0) return printed;
  place(missing);
  return printTree(tree);
}
