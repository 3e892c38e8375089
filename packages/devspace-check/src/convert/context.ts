/** What the steps of a conversion share: the format, the notes and the changes. */
import {latestVersion, versions, type Version} from '@devspace-docs/versions';
import type {Remark} from './places.ts';
import {printTree} from './print-tree.ts';
import {
  at,
  dataAt,
  find,
  isOn,
  mapOf,
  newItem,
  quote,
  rename,
  serialize,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** `decision`: a person must choose. `loss`: no equivalent in the new format. `info`: good to know. */
export type NoteSeverity = 'decision' | 'info' | 'loss';

/** A note before the lines of the result are known. */
export interface DraftNote {
  readonly severity: NoteSeverity;
  readonly message: string;
  /** Line in the input. */
  readonly line: number;
  /** The entry of the result that it's about. */
  readonly item: Item | undefined;
  /** Whether the old lines are a comment in the result, with the message. */
  readonly isComment?: boolean;
}

/** A change before the lines of the result are known. */
interface DraftChange extends Pick<DraftNote, 'line' | 'message'> {
  readonly item: Item;
}

/** What the dev entries of one workload have in common. */
interface DevEntry {
  readonly name: string;
  readonly selector: Value;
}

/** Whether a text is in one of the values. */
function contains({text, items}: Value, part: string): boolean {
  return text.includes(part) || items.some(({value}) => contains(value, part));
}

/** Whether a key or the path of a patch is about `kaniko`, or `insecure` of the oldest format, which adds it. */
function usesKaniko({items}: Value): boolean {
  return items.some(
    ({name, value}) => /kaniko|insecure/.test(`${name} ${value.text}`) || usesKaniko(value),
  );
}

/** The state of a conversion. */
export class Context {
  readonly notes: DraftNote[] = [];
  readonly changes: DraftChange[] = [];
  /** 1 to 11, for `v1beta1` to `v1beta11`. */
  readonly format: number;
  readonly root: Value;
  /** The conversion of the whole config, if the root is a profile's part of it. */
  private readonly whole: Context | undefined;

  constructor(format: number, root: Value, whole?: Context) {
    this.format = format;
    this.root = root;
    this.whole = whole;
    this.usesKaniko = whole?.usesKaniko ?? usesKaniko(root);
  }

  /** Whether an image, or a profile's, has the build engine that `docker` wins over. */
  readonly usesKaniko: boolean;

  get isPart(): boolean {
    return this.whole !== undefined;
  }

  /** The key in `images` of the only image with a name, once the images are converted. Profiles don't change it. */
  keyOfImage(name: unknown): string | undefined {
    if (this.whole) return this.whole.keyOfImage(name);
    if (!this.imageKeys) {
      this.imageKeys = new Map();
      for (const {name: key, value} of at(this.root, 'images')?.items ?? []) {
        const image = dataAt(value, 'image');
        this.imageKeys.set(image, this.imageKeys.has(image) ? undefined : key);
      }
    }
    return this.imageKeys.get(name);
  }

  /** By name; undefined if multiple images have the name. */
  private imageKeys: Map<unknown, string | undefined> | undefined;

  /** The dev entries of the whole config by workload, and the one with `open`. Profiles use their names and selectors. */
  readonly devEntries = new Map<string, DevEntry>();

  devEntryOf(workload: string): DevEntry | undefined {
    return this.whole?.devEntries.get(workload);
  }

  /** The name of the only deployment that uses a variable, or whose manifests may use it. */
  deploymentWith(variable: string): string | undefined {
    if (this.whole) return this.whole.deploymentWith(variable);
    const deployments = at(this.root, 'deployments')?.items ?? [];
    const users = deployments.filter(({value}) => contains(value, variable));
    const possible =
      users.length > 0 ? users : deployments.filter(({value}) => find(value, 'kubectl'));
    const [found, ...others] = possible;
    return others.length === 0 ? found?.name : undefined;
  }

  /** Whether the format is as old as another one, or older. */
  upTo(format: number): boolean {
    return this.format <= format;
  }

  /** The oldest version that reads the format. */
  get oldVersion(): string {
    const isRead = ({configVersion}: Version): boolean =>
      this.upTo(Number(/^v1beta(\d+)$/.exec(configVersion)?.[1] ?? 0));
    return (versions.findLast(isRead) ?? latestVersion).label;
  }

  /** Whether a patch of a profile changes a field. */
  isPatched(field: string): boolean {
    if (this.whole) return this.whole.isPatched(field);
    return itemsOf(at(this.root, 'profiles')).some(({value}) =>
      itemsOf(at(value, 'patches')).some((patch) =>
        String(dataAt(patch.value, 'path')).includes(field),
      ),
    );
  }

  note(severity: NoteSeverity, message: string, item: Item, shown = item): void {
    this.notes.push({severity, message, line: item.line, item: shown});
  }

  /** Reports what happened to an entry of the source; added ones have no line. */
  change(message: string, item: Item, shown = item): void {
    if (item.line > 0) this.changes.push({message, line: item.line, item: shown});
  }

  /** Reports what another conversion did. */
  report({notes, changes, remarks}: Pick<Context, 'changes' | 'notes' | 'remarks'>): void {
    for (const note of notes) this.notes.push(note);
    for (const change of changes) this.changes.push(change);
    for (const remark of remarks) this.remarks.push(remark);
  }

  /** Renames a key; does nothing if it's missing. */
  rename(map: Value | undefined, from: string, to: string): void {
    const item = find(map, from);
    if (item) this.change(`\`${from}\` becomes \`${to}\``, rename(item, to));
  }

  /** Notes an entry whose name the new format doesn't allow. */
  noteName(kind: string, old: string, name: string, item: Item): void {
    if (name === old) return;
    const users = kind === 'command' ? '' : ', in scripts and hooks too';
    this.note(
      'info',
      `the ${kind} \`${old}\` is called \`${name}\` in the new format${users}`,
      item,
    );
  }

  /** The defaults of the old format that were added to a section. */
  readonly defaults = new Set<string>();

  /** Adds an entry with a default of the old format, unless it exists. */
  set(map: Value, name: string, data: unknown): Item {
    const present = find(map, name);
    if (present) return present;
    const item = newItem(name, valueOf(data));
    map.items.push(item);
    this.defaults.add(`\`${name}: ${String(data)}\``);
    return item;
  }

  /** Moves an entry into another map. */
  move(from: Value | undefined, name: string, to: Value, newName = name): void {
    const item = take(from, name);
    if (!item) return;
    this.put(to, item, newName);
    this.change(`\`${name}\` ${name === newName ? 'moves' : `becomes \`${newName}\``}`, item);
  }

  /** Puts an entry into a map. One with the same key becomes a comment. */
  put(to: Value, item: Item, name = item.name): void {
    if (name !== item.name) rename(item, name);
    const old = take(to, name);
    if (old && serialize(old.value) !== serialize(item.value))
      this.replaced(old, `the other \`${name}\` wins`);
    to.items.push(item);
  }

  /** Takes a field out of an entry that does nothing in the new format. */
  omit(map: Value | undefined, name: string, shown: Item): void {
    const item = take(map, name);
    if (item) this.change(`\`${name}\` isn't needed in the new format`, item, shown);
  }

  /** Takes an entry out of a collection and keeps its lines as a comment. */
  drop(from: Value | undefined, name: Item | string, severity: NoteSeverity, reason: string): void {
    const item = typeof name === 'string' ? find(from, name) : name;
    if (!from || !item) return;
    from.items = from.items.filter((other) => other !== item);
    this.keep(item, severity, reason);
  }

  /** Keeps the lines of an entry as a comment. */
  keep(item: Item, severity: NoteSeverity, reason: string): void {
    this.notes.push({severity, message: reason, line: item.line, item: undefined, isComment: true});
    this.replaced(item, reason);
  }

  /** Keeps the lines of an entry as a comment, without a note. */
  replaced(item: Item, reason: string): void {
    this.remarks.push({line: item.line, lines: asComment(item, reason)});
  }

  /** The command of a terminal on the machine, which runs at the end of the pipeline `dev`. */
  terminal: string | undefined;

  /** Its line in the input. */
  terminalLine: number | undefined;

  /** The new names of dev entries in events, by the old ones, such as `sync:app`. Profiles can add some. */
  readonly devNames = new Map<string, Set<string>>();

  addDevNames(old: string, names: Iterable<string>): void {
    this.devNames.set(old, new Set([...(this.devNames.get(old) ?? []), ...names]));
  }

  /** Flags that only the pipelines have in the new format, such as `images.api.disabled`. */
  readonly flags = new Map<string, boolean>();

  /**
   * Takes a switch out of an entry. Returns whether it's on. One that depends on a variable becomes a comment.
   *
   * @param becomes - What happens to a switch that is on, such as "becomes `x`".
   * @param shown - The entry of the result for the change.
   */
  takeSwitch(
    owner: Item | undefined,
    name: string,
    becomes: string,
    {fix = '', shown = owner}: {readonly fix?: string; readonly shown?: Item} = {},
  ): boolean | undefined {
    const item = find(owner?.value, name);
    if (!item || !shown) return undefined;
    const value = isOn(item.value);
    const isOff = value === false || item.value.data === null;
    if (isOff) this.omit(owner?.value, name, shown);
    else take(owner?.value, name);
    if (value === true) this.change(`\`${name}\` ${becomes}`, item, shown);
    else if (!isOff)
      this.keep(item, 'decision', `\`${name}\` can't depend on a variable in the new format${fix}`);
    return value;
  }

  /** Takes a flag out of an entry, and remembers it for the pipelines. */
  flag(entry: string, owner: Item | undefined, name: string, shown = owner): void {
    const becomes = 'moves to the pipelines, if they differ from the default ones';
    const value = this.takeSwitch(owner, name, becomes, {fix: ', but `pipelines` can', shown});
    if (value !== undefined) this.flags.set(`${entry}.${name}`, value);
  }

  /** Lines to show where their entries were. */
  readonly remarks: Remark[] = [];
}

/** The first line of an entry that is a comment. */
export function titleOf(reason: string): string {
  return `# ${reason.replaceAll(/\s+/g, ' ')}:`;
}

/** Puts the comments of an entry next to another one, which gets its value. */
export function absorb(item: Item, {before, trail}: Item): void {
  const comments = [...before, trail].map((line) => line.trim()).filter((line) => line !== '');
  if (comments.length === 1 && item.trail === '') item.trail = ` ${comments.join('')}`;
  else item.before.push(...comments.map((line) => ' '.repeat(item.column) + line));
}

/** The old lines as a comment, with the reason. */
function asComment(item: Item, reason: string): string[] {
  const {text} = printTree({...mapOf([{...item, before: []}]), column: 0});
  return [titleOf(reason), ...text.split('\n').map((line) => `# ${line}`)];
}

/** Converts the name of an image, deployment or dependency as DevSpace does. */
export function convertName(name: string, keep = /[^a-z0-9-]/g): string {
  return name
    .toLowerCase()
    .replace(/[@/.:\s]/g, '-')
    .replace(keep, '')
    .replace(/^-+|-+$/g, '');
}

/** A name that isn't in a set, to which it's added: with a number if necessary. */
export function uniqueName(wanted: string, names: Set<string>): string {
  let name = wanted;
  for (let count = 2; names.has(name); count += 1) name = `${wanted}-${count}`;
  names.add(name);
  return name;
}

/** The items of a list. */
export function itemsOf(value: Value | undefined): Item[] {
  return value?.kind === 'list' ? [...value.items] : [];
}

/** Turns a list into a map. `nameOf` gives the key of each item. */
export function listToMap(
  list: Value,
  context: Context,
  nameOf: (item: Item, index: number) => string,
): void {
  const entries = new Map<string, Item>();
  itemsOf(list).forEach((item, index) => {
    const name = nameOf(item, index);
    const {value} = item;
    const nameItem = take(value, 'name');
    const isQuotedSame = nameItem?.value.data === name && /^["']/.test(nameItem.value.text);
    if (value.isInline) {
      Object.assign(value, {head: '', isInline: false});
      if (value.items.length === 0) item.value = {...value, open: '{}', isFlow: true, head: ' '};
    }
    if (!item.value.isFlow && value.items.length > 0 && value.kind === 'map') {
      value.column ??= item.column + 2;
    }
    Object.assign(item, {name, key: isQuotedSame ? nameItem.value.text : quote(name)});
    if ((item.value.kind === 'scalar' || item.value.isFlow) && !item.value.head.startsWith(' '))
      item.value.head = ` ${item.value.head}`;
    const old = entries.get(name);
    if (old) context.keep(old, 'loss', 'the later entry with the same name wins');
    entries.delete(name);
    entries.set(name, item);
  });
  list.items = [...entries.values()];
  becomeMap(list);
}

/** Turns a list into a map, whose items have keys already. */
export function becomeMap(list: Value): void {
  Object.assign(list, {
    kind: 'map',
    column: undefined,
    open: list.open.replace('[', '{'),
    close: list.close.replace(']', '}'),
  });
}
