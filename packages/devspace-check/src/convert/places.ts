/** Comments and old lines stay near the place in the source where they were. */
import {flowComments, printTree, type Item, type Value} from './tree.ts';

/** Lines to show near a line of the source. */
export interface Remark {
  readonly line: number;
  readonly lines: readonly string[];
}

/** The lines of an entry in the source. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly inside: readonly Range[];
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

/** Comments with their lines. */
function commentsIn(item: Item): Remark[] {
  const {before, line, lastLine, trail, value} = item;
  const isBlock = value.kind === 'scalar' && /^[|>]/.test(value.text);
  const start = value.head + (isBlock ? value.text.slice(0, value.text.indexOf('\n')) : '');
  const lines = [
    ...before.map((text, index) => [text, line - before.length + index] as const),
    [/(?:^|\s)(#.*)/.exec(start)?.[1] ?? '', line] as const,
    ...(value.isFlow ? flowComments(value).map((text) => [text, line] as const) : []),
    [trail, lastLine] as const,
  ];
  return [
    ...lines
      .filter(([text]) => isComment(text))
      .map(([text, at]) => ({line: at, lines: [text.trim()]})),
    ...value.items.flatMap(commentsIn),
    ...commentsAfter(value, lastLine),
  ];
}

function commentsAfter({after, isFlow}: Value, lastLine: number): Remark[] {
  if (isFlow) return [];
  return after
    .map((text, index) => ({line: lastLine - after.length + 1 + index, lines: [text.trim()]}))
    .filter(({lines: [text = '']}) => isComment(text));
}

function rangeOf({line, lastLine, value}: Item): Range {
  return {
    first: line,
    last: lastLine,
    inside: value.isFlow ? [] : value.items.map(rangeOf),
  };
}

/** Counts the ends of lines that start with `#`. */
function countEnds(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n'))
    for (const {index} of line.matchAll(/(?<!\S)#/g)) {
      const end = line.slice(index).trimEnd();
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

/** The index of the first of sorted values that isn't before a line. */
function indexAt<T>(sorted: readonly T[], isBefore: (value: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const value = sorted[middle];
    if (value !== undefined && isBefore(value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What follows an entry, or the end of a collection. */
type Target = Item | Value;

/** The entry, or one around it, whose parent has a line; 0 for the sections. */
function levelAt(survivor: Survivor, line: number): Survivor | undefined {
  let found: Survivor | undefined = survivor;
  while (found && (found.parent?.item.line ?? 0) !== line) found = found.parent;
  return found;
}

/** How many entries to search for one that was next to a line. */
const NEARBY = 20;

/** Adds lines to the result. */
class Placer {
  private readonly survivors: readonly Survivor[];
  private readonly added = new Map<Target, string[]>();
  private readonly root: Range;

  constructor(survivors: readonly Survivor[], root: Range) {
    this.survivors = survivors;
    this.root = root;
  }

  /** The ranges around a line, the inner ones first. */
  private rangesAt(line: number): Range[] {
    const found = [this.root];
    for (;;) {
      const inside = found[0]?.inside ?? [];
      const range = inside[indexAt(inside, ({first}) => first <= line) - 1];
      if (!range || range.last < line) return found;
      found.unshift(range);
    }
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
    added.push(...lines.map((line) => ' '.repeat(column) + line));
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

  place({line, lines}: Remark): void {
    const index = indexAt(this.survivors, ({item}) => item.line < line);
    const following = this.survivors.slice(index, index + NEARBY);
    const before = this.survivors.slice(Math.max(0, index - NEARBY), index).reverse();
    for (const {first, last, inside} of this.rangesAt(line)) {
      const inRange = following.filter(({item}) => item.line <= last);
      const next = inRange.find((item) => levelAt(item, first) === item) ?? inRange[0];
      if (next) {
        const {item} = next;
        if (item.line > line) this.add(item, item.column, lines);
        else this.addAbove(next, lines);
        return;
      }
      const preceding = before.filter(({item}) => item.line >= first);
      const [previous] = preceding;
      if (!previous) continue;
      const {value} = previous.item;
      if (previous.item.line === first && inside[0]?.first !== first) {
        if (value.kind === 'scalar' || value.isFlow) this.addAbove(previous, lines);
        else this.add(value, value.column ?? 0, lines);
        return;
      }
      const levels = preceding.flatMap((item) => levelAt(item, first) ?? []);
      this.addAfter(levels[0] ?? previous, lines);
      return;
    }
  }

  /** Writes the lines that were placed. */
  finish(): void {
    for (const [target, lines] of this.added)
      if ('before' in target) target.before.unshift(...lines);
      else target.after.unshift(...lines);
  }
}

/** The lines and the comments of a tree before it's changed. */
export class Places {
  private readonly root: Range;
  private readonly comments: readonly Remark[];
  private readonly counts: ReadonlyMap<string, number>;

  constructor(tree: Value, source: string) {
    this.root = {first: 0, last: Infinity, inside: tree.items.map(rangeOf)};
    const lastLine = source.split('\n').length;
    this.comments = [...tree.items.flatMap(commentsIn), ...commentsAfter(tree, lastLine)];
    this.counts = countEnds(source);
  }

  /** Adds remarks, and comments that aren't in the tree any more. */
  restore(tree: Value, remarks: readonly Remark[]): void {
    const survivors = findSurvivors(tree);
    const placer = new Placer(survivors, this.root);
    for (const remark of [...remarks].sort((a, b) => a.line - b.line)) placer.place(remark);
    placer.finish();
    const after = countEnds(printTree(tree).text);
    const lines = new Set(survivors.map(({item}) => item.line));
    const missing = new Set<Remark>();
    // Of equal comments, those whose entries are gone.
    for (const isGone of [true, false])
      for (const comment of this.comments) {
        const text = comment.lines.join('');
        const count = after.get(text) ?? 0;
        if (count >= (this.counts.get(text) ?? 0) || lines.has(comment.line) === isGone) continue;
        if (missing.has(comment)) continue;
        missing.add(comment);
        after.set(text, count + 1);
      }
    const second = new Placer(survivors, this.root);
    for (const comment of this.comments) if (missing.has(comment)) second.place(comment);
    second.finish();
  }
}
