/** What the steps of a conversion share: the format, the notes and the changes. */
import {
  commentsOf,
  find,
  flowComments,
  newItem,
  printTree,
  quote,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** `decision`: a person must choose. `loss`: no equal in the new format. `info`: good to know. */
export type NoteSeverity = 'decision' | 'info' | 'loss';

/** A note before the lines of the result are known. */
export interface DraftNote {
  readonly severity: NoteSeverity;
  readonly message: string;
  /** Line in the input. */
  readonly line: number;
  /** The entry of the result that it's about. */
  readonly item: Item | undefined;
}

/** A change before the lines of the result are known. */
export interface DraftChange {
  readonly message: string;
  readonly line: number;
  readonly item: Item;
}

/** The state of a conversion. */
export class Context {
  readonly notes: DraftNote[] = [];
  readonly changes: DraftChange[] = [];
  /** 1 to 11, for `v1beta1` to `v1beta11`. */
  readonly format: number;
  readonly root: Value;
  /** Whether the root is a profile's part of a config. */
  readonly isPart: boolean;

  constructor(format: number, root: Value, isPart = false) {
    this.format = format;
    this.root = root;
    this.isPart = isPart;
  }

  /** Whether the format is as old as another one, or older. */
  upTo(format: number): boolean {
    return this.format <= format;
  }

  /** @param shown - The entry of the result that it's about; null if there is none. */
  note(severity: NoteSeverity, message: string, item: Item, shown: Item | null = item): void {
    this.notes.push({severity, message, line: item.line, item: shown ?? undefined});
  }

  change(message: string, item: Item): void {
    this.changes.push({message, line: item.line, item});
  }

  /** Renames a key; does nothing if it's missing. */
  rename(map: Value | undefined, from: string, to: string): void {
    const item = find(map, from);
    if (!item) return;
    Object.assign(item, {name: to, key: to});
    this.change(`\`${from}\` becomes \`${to}\``, item);
  }

  /** Adds an entry with a value that isn't in the source, unless it exists. */
  set(map: Value, name: string, data: unknown, asWritten?: string): Item {
    const present = find(map, name);
    if (present) return present;
    const item = newItem(name, valueOf(data, asWritten));
    map.items.push(item);
    return item;
  }

  /** Moves an entry into another map. */
  move(from: Value | undefined, name: string, to: Value, newName = name): Item | undefined {
    const item = take(from, name);
    if (!item) return undefined;
    this.put(to, item, newName);
    this.change(`\`${name}\` moves`, item);
    return item;
  }

  /** Puts an entry into a map. Replaces one with the same key. */
  put(to: Value, item: Item, name = item.name): void {
    if (name !== item.name) Object.assign(item, {name, key: newItem(name, item.value).key});
    const old = take(to, name);
    if (old) item.before.unshift(...commentsOf(old));
    to.items.push(item);
  }

  /** Takes an entry out of a map and keeps its lines as a comment. */
  drop(map: Value | undefined, name: string, severity: NoteSeverity, reason: string): void {
    const index = map?.items.findIndex((item) => item.name === name) ?? -1;
    const item = map?.items[index];
    if (!map || !item) return;
    map.items.splice(index, 1);
    const lines = [...item.before, ...asComment(item, reason)];
    const next = map.items[index];
    if (next && !map.isFlow) next.before = [...indentLike(lines, next), ...next.before];
    else if (map.isFlow) this.orphans.push(...lines);
    else map.after.push(...lines.map((line) => ' '.repeat(map.column ?? 0) + line.trim()));
    this.note(severity, reason, item, next ?? null);
  }

  /** The keys of each image that were in `build`. */
  readonly movedKeys = new Map<string, readonly string[]>();

  /** Comments without a place of their own: they go above the next section. */
  readonly orphans: string[] = [];

  /** Keeps the comments of an entry that isn't needed in the result. */
  discard(map: Value, name: string): Item | undefined {
    const item = take(map, name);
    if (item) this.orphans.push(...allComments(item));
    return item;
  }
}

function indentLike(lines: readonly string[], item: Item): string[] {
  return lines.map((line) => ' '.repeat(item.column) + line.trim());
}

/** The old lines as a comment, with the reason. */
export function asComment(item: Item, reason: string): string[] {
  const {text} = printTree({
    ...valueOf({}),
    items: [{...item, before: [], column: item.column}],
    column: 0,
  });
  return [`# ${reason.replaceAll(/\s+/g, ' ')}:`, ...text.split('\n').map((line) => `# ${line}`)];
}

/** All comments in an entry. */
export function allComments(item: Item): string[] {
  const inside = item.value.isFlow
    ? flowComments(item.value)
    : item.value.after.map((line) => line.trim()).filter((line) => line.startsWith('#'));
  const {value} = item;
  const isBlock = value.kind === 'scalar' && /^[|>]/.test(value.text);
  const start = value.head + (isBlock ? value.text.slice(0, value.text.indexOf('\n')) : '');
  const head = /(?:^|\s)(#.*)/.exec(start)?.[1];
  return [
    ...commentsOf(item),
    ...(head === undefined ? [] : [head]),
    ...item.value.items.flatMap(allComments),
    ...inside,
  ];
}

/** Converts the name of an image, deployment or dependency as DevSpace does. */
export function convertName(name: string, keep = /[^a-z0-9-]/g): string {
  return name
    .toLowerCase()
    .replace(/[@/.:\s]/g, '-')
    .replace(keep, '')
    .replace(/^-+|-+$/g, '');
}

/** The items of a list. */
export function itemsOf(value: Value | undefined): Item[] {
  return value?.kind === 'list' ? [...value.items] : [];
}

/** Turns a list into a map. `nameOf` gives the key of each item. */
export function listToMap(list: Value, nameOf: (item: Item, index: number) => string): void {
  const entries = new Map<string, Item>();
  itemsOf(list).forEach((item, index) => {
    const name = nameOf(item, index);
    const {value} = item;
    const nameItem = find(value, 'name');
    const names = nameItem ? commentsOf(nameItem) : [];
    const isQuotedSame = nameItem?.value.data === name && /^["']/.test(nameItem.value.text);
    take(value, 'name');
    if (value.isInline) {
      // A comment after the name moves after the key.
      const [comment, ...others] = names;
      item.trail = '';
      value.head = comment === undefined ? '' : ` ${comment}`;
      item.before.push(...others.map((line) => ' '.repeat(item.column) + line));
      value.isInline = false;
      if (value.items.length === 0) {
        value.open = '{}';
        item.value = {...value, isFlow: true, head: ' '};
        item.trail = comment === undefined ? '' : ` ${comment}`;
      }
    }
    if (!item.value.isFlow && value.items.length > 0 && value.kind === 'map') {
      value.column ??= item.column + 2;
    }
    Object.assign(item, {name, key: isQuotedSame ? nameItem.value.text : quote(name)});
    if (item.value.kind === 'scalar' && !item.value.head.startsWith(' '))
      item.value.head = ` ${item.value.head}`;
    if (item.value.isFlow && !item.value.head.startsWith(' '))
      item.value.head = ` ${item.value.head}`;
    const old = entries.get(name);
    if (old)
      item.before.unshift(
        ...[...old.before, ...asComment(old, 'the later entry with the same name wins')]
          .map((line) => line.trim())
          .map((line) => ' '.repeat(item.column) + line),
      );
    entries.delete(name);
    entries.set(name, item);
  });
  Object.assign(list, {kind: 'map', items: [...entries.values()]});
  if (list.isFlow) {
    list.open = list.open.replace('[', '{');
    list.close = list.close.replace(']', '}');
    for (const {separator} of list.items) if (!separator.includes(',')) break;
  } else list.column = undefined;
}
