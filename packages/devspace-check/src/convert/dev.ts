/** `dev`: the lists become one entry per workload. */
import {absorb, itemsOf, type Context} from './context.ts';
import {DevEntries, type Entry} from './dev-entries.ts';
import {
  at,
  dataAt,
  find,
  isOn,
  listOf,
  mapOf,
  newItem,
  rename,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** Words as a command line. */
function joinWords(words: readonly unknown[]): string {
  return words
    .map((word) =>
      /^[\w./:=@%+-]+$/.test(String(word))
        ? String(word)
        : `'${String(word).replaceAll("'", String.raw`'\''`)}'`,
    )
    .join(' ');
}

/** The command in the interactive mode by default. */
const SLEEP = ['sleep', '999999999'];

const LOST: Readonly<Record<string, string>> = {
  autoReload:
    'has no equivalent in the new format: watch files with `run_watch` in a pipeline, or use `onUpload` of sync',
  deprecatedInteractiveEnabled: 'has no effect',
  deprecatedInteractiveImages: 'has no effect',
};

/** The fields that select a pod. */
const SELECTORS = ['selector', 'imageName', 'imageSelector', 'labelSelector'];

const KEYS = ['replacePods', 'ports', 'sync', 'terminal', 'logs', 'open', 'selectors', '<<'];

/** Converts a `dev` section. */
interface Conversion {
  readonly dev: Value;
  readonly context: Context;
  readonly entries: DevEntries;
  /** The switch of the interactive mode, which is also one of the terminal. */
  defaultEnabled?: Item;
  isTerminalOff?: boolean;
}

function convertReplacePods(conversion: Conversion): void {
  const {context, entries} = conversion;
  for (const [item, entry] of partsOf('replacePods', conversion)) {
    entries.moved('replacePods', item, entry, entry.item);
    const container = entries.containerFor(entry, item);
    const image = take(item.value, 'replaceImage');
    if (image) entries.put(container.items, rename(image, 'devImage'));
    const persist = take(item.value, 'persistPaths');
    for (const path of itemsOf(persist?.value))
      context.drop(
        path.value,
        'containerName',
        'loss',
        '`containerName` of a path has no equivalent: the new format takes the container of the entry',
      );
    if (persist) entries.put(container.items, persist);
    for (const {value} of itemsOf(at(item.value, 'patches')))
      context.drop(value, 'from', 'loss', '`from` has no equivalent');
    for (const inner of item.value.items) entries.put(entry.items, inner);
  }
}

function convertPorts(conversion: Conversion): void {
  const {context, entries} = conversion;
  for (const [item, entry] of partsOf('ports', conversion)) {
    const forward = take(item.value, 'forward');
    const reverse = take(item.value, 'reverseForward');
    entries.moved('ports', item, entry, forward ?? reverse ?? entry.item);
    const arch = take(item.value, 'arch');
    const container = reverse ? entries.containerFor(entry, item) : undefined;
    for (const inner of item.value.items)
      context.keep(inner, 'decision', `\`${inner.name}\` has no effect on these ports`);
    if (arch && !reverse) context.keep(arch, 'decision', '`arch` has no effect on these ports');
    if (forward) joinPorts(forward.value, context);
    if (forward) entries.put(entry.items, rename(forward, 'ports'));
    if (reverse && container) {
      joinPorts(reverse.value, context);
      entries.put(container.items, rename(reverse, 'reversePorts'));
      if (arch) entries.put(container.items, arch);
    }
  }
}

function joinPorts(list: Value, context: Context): void {
  for (const item of itemsOf(list)) {
    const port = find(item.value, 'port');
    if (!port) {
      if (item.value.kind === 'map')
        context.drop(list, item, 'loss', 'a mapping without `port` has no effect');
      continue;
    }
    const remote = take(item.value, 'remotePort');
    const text = String(port.value.data) + (remote ? `:${String(remote.value.data)}` : '');
    port.value = {...valueOf(text, JSON.stringify(text)), head: port.value.head};
    if (remote) absorb(port, remote);
  }
}

function convertSync(conversion: Conversion): void {
  const {context, entries, dev} = conversion;
  const logs = find(dev, 'logs');
  const printLogs = logs !== undefined && isOn(at(logs.value, 'sync')) !== false;
  for (const [item, entry] of partsOf('sync', conversion)) {
    const {value} = item;
    const container = entries.containerFor(entry, item);
    const local = take(value, 'localSubPath');
    const remote = take(value, 'containerPath');
    const path = newItem(
      'path',
      valueOf(`${String(local?.value.data ?? '.')}:${String(remote?.value.data ?? '.')}`),
    );
    const {before, trail, line, column} = local ?? remote ?? newItem('', valueOf(''));
    Object.assign(path, {before, trail, line, column});
    if (local && remote) absorb(path, remote);
    const download =
      context.upTo(6) &&
      context.takeSwitch(item, 'downloadOnInitialSync', 'becomes `initialSync: preferLocal`', {
        shown: path,
      });
    for (const name of ['throttleChangeDetection', 'onDownload', 'arch'])
      context.drop(value, name, 'loss', `\`${name}\` of sync has no equivalent in the new format`);
    const sync = mapOf([path, ...value.items]);
    if (download === true) context.set(sync, 'initialSync', 'preferLocal');
    if (context.upTo(9)) {
      context.set(sync, 'waitInitialSync', false);
      const polling = context.set(sync, 'polling', true);
      if (isOn(polling.value) !== true)
        context.change('`polling` is on, as always in the old format', polling);
      polling.value = valueOf(true);
      if (entries.isNew('polling'))
        context.note(
          'info',
          `sync paths get \`polling: true\`, and \`waitInitialSync: false\` if it isn't set, as in ${context.oldVersion}: delete both to use less CPU`,
          item,
          path,
        );
    }
    if (printLogs) context.set(sync, 'printLogs', true);
    const list = newItem('sync', listOf([newItem('', sync)]));
    entries.moved('sync', item, entry, list);
    entries.put(container.items, list);
  }
}

/**
 * Turns the interactive mode, or `overrideImages` of the oldest formats, into a terminal. Returns the images with
 * another command.
 */
function convertInteractive(conversion: Conversion): Item[] {
  const {context, dev} = conversion;
  const isOldest = context.upTo(2);
  const mode = take(dev, isOldest ? 'overrideImages' : 'interactive');
  if (!mode) return [];
  const list = isOldest ? mode : find(mode.value, 'images');
  const images = itemsOf(list?.value).filter(
    ({value}) =>
      typeof dataAt(value, 'name') === 'string' && (!isOldest || find(value, 'entrypoint')),
  );
  const [first] = images;
  let terminal = isOldest ? take(dev, 'terminal') : find(mode.value, 'terminal');
  conversion.defaultEnabled = find(mode.value, 'defaultEnabled');
  const enabled = conversion.defaultEnabled?.value;
  const isDefault = isOldest
    ? isOn(at(terminal?.value, 'disabled')) !== true
    : enabled !== undefined && enabled.data !== null && isOn(enabled) !== false;
  if (isDefault && first && !terminal) {
    const {line, column} = mode;
    terminal = Object.assign(newItem('terminal', mapOf([])), {line, column});
  }
  if (terminal) dev.items.push(terminal);
  if (terminal?.value.kind === 'map') {
    const {value} = terminal;
    const name = dataAt(first?.value, 'name');
    if (!isDefault) conversion.isTerminalOff = true;
    else if (first && !SELECTORS.some((field) => find(value, field))) {
      value.items.unshift(newItem('imageName', valueOf(name)));
      if (images.length > 1)
        context.note(
          'decision',
          `the terminal opens in \`${String(name)}\`, the first of \`${isOldest ? 'overrideImages' : 'interactive.images'}\``,
          terminal,
        );
    }
  }
  const without = isOldest
    ? '`overrideImages` without `entrypoint` has no equivalent: set the `dockerfile` of the image in a profile'
    : 'an image without `name` has no effect';
  if (isDefault && first) {
    for (const item of itemsOf(list?.value))
      if (!images.includes(item)) context.keep(item, 'decision', without);
    return images;
  }
  const commands = images.map(({value}) => {
    const words = ['entrypoint', 'cmd'].flatMap((name) =>
      itemsOf(at(value, name)).map((word) => String(word.value.data)),
    );
    const command = JSON.stringify(words.length > 0 ? words : SLEEP);
    return `\`command: ${command}\` in the dev entry of \`${String(dataAt(value, 'name'))}\``;
  });
  if (isDefault || list || !terminal)
    context.keep(
      mode,
      isDefault || list ? 'decision' : 'info',
      first
        ? `\`devspace dev -i\` is gone: for a container that doesn't start its app, write ${commands.join(', ')}`
        : isOldest
          ? without
          : "the interactive mode is gone: for a container that doesn't start its app, write `command: [sleep, infinity]` in its dev entry",
    );
  return [];
}

/** The command of the container of an image, as the interactive mode set it. */
function convertOverride(image: Item, {context, entries}: Conversion): void {
  const {value} = image;
  for (const name of ['dockerfile', 'context'])
    context.drop(
      value,
      name,
      'decision',
      `\`${name}\` of \`overrideImages\` has no equivalent: set it for the image in a profile`,
    );
  const name = find(value, 'name');
  if (name) rename(name, 'imageName');
  const entry = entries.entryFor(image, 'interactive');
  if (!entry) return;
  const container = entries.containerFor(entry, image);
  const [entrypoint, cmd] = [find(value, 'entrypoint'), find(value, 'cmd')];
  if (!entrypoint && !cmd) value.items.push(newItem('command', valueOf(SLEEP)));
  if (entrypoint) context.change('`entrypoint` becomes `command`', rename(entrypoint, 'command'));
  if (cmd) context.change('`cmd` becomes `args`', rename(cmd, 'args'));
  else if (entrypoint && !context.upTo(2))
    context.note('info', '`command` without `args` ignores the CMD of the image', entrypoint);
  for (const item of value.items) entries.put(container.items, item);
}

function convertTerminal(conversion: Conversion): void {
  const {context, entries, defaultEnabled} = conversion;
  const item = sectionOf('terminal', conversion);
  if (item?.value.kind !== 'map') return;
  const words = itemsOf(at(item.value, 'command')).map(({value}) => value.data);
  const hasSelector = SELECTORS.some((name) => find(item.value, name));
  const isOff = conversion.isTerminalOff === true || isOn(at(item.value, 'disabled')) === true;
  if (!hasSelector) {
    const isUsed = words.length > 0 && !isOff;
    if (isUsed) {
      context.terminalLine = take(item.value, 'command')?.line;
      context.terminal = words
        .map((word) => `'${String(word).replaceAll("'", `'"'"'`)}'`)
        .join(' ');
    }
    const reason = '`dev.terminal` without a selector has no effect';
    const isDecision = item.value.items.some(({name}) => name !== 'disabled');
    if (item.value.items.length > 0) context.keep(item, isDecision ? 'decision' : 'info', reason);
    if (defaultEnabled) context.replaced(defaultEnabled, reason);
    return;
  }
  const entry = entries.entryFor(item, 'terminal');
  if (!entry) return;
  const container = entries.containerFor(entry, item);
  const command = find(item.value, 'command');
  if (command?.value.kind === 'list') command.value = valueOf(joinWords(words));
  const terminal = newItem('terminal', mapOf([]));
  entries.moved('terminal', item, entry, terminal);
  const shown = terminal;
  context.takeSwitch(item, 'disabled', 'becomes `enabled: false`', {shown});
  if (defaultEnabled) context.change('`defaultEnabled` becomes `enabled`', defaultEnabled, shown);
  terminal.value = mapOf(item.value.items);
  // A pod with another command is replaced anyway.
  const isReplaced = container.items.some(({name}) => ['command', 'args'].includes(name));
  context.set(terminal.value, 'enabled', !isOff);
  if (!isReplaced) context.set(terminal.value, 'disableReplace', true);
  context.set(terminal.value, 'disableScreen', true);
  entries.put(container.items, terminal);
}

function convertLogs(conversion: Conversion): void {
  const {context, entries} = conversion;
  const item = sectionOf('logs', conversion);
  if (item?.value.kind !== 'map') return;
  const last = find(item.value, 'showLast');
  const enabled = isOn(at(item.value, 'disabled')) !== true;
  const selectors = itemsOf(at(item.value, 'selectors'));
  const images = itemsOf(at(item.value, 'images')).map((image) => {
    const {line, value} = image;
    return {...image, value: mapOf([{...newItem('imageName', value), line}])};
  });
  let shown: Item | undefined;
  for (const selector of [...selectors, ...images]) {
    const entry = entries.entryFor(selector, 'logs');
    if (!entry) continue;
    const container = entries.containerFor(entry, selector);
    const logs = newItem('logs', valueOf({enabled, ...(last && {lastLines: last.value.data})}));
    entries.moved('logs', selector, entry, logs);
    entries.put(container.items, logs);
    shown = logs;
  }
  const [entry] = entries.byWorkload.values();
  const owner = shown ?? entry?.item;
  if (owner) context.takeSwitch(item, 'sync', 'becomes `printLogs` of sync', {shown: owner});
  if (shown) context.takeSwitch(item, 'disabled', 'becomes `enabled: false`', {shown});
  if (shown && last) context.change('`showLast` becomes `lastLines`', last, shown);
  if (shown) return;
  for (const inner of item.value.items)
    if (!['selectors', 'images'].includes(inner.name))
      context.keep(inner, 'info', `\`${inner.name}\` has no effect: \`dev.logs\` selects no pods`);
}

/** A section. One from a variable or a command, whose workload isn't known, becomes a comment. */
function sectionOf(name: string, {context, dev}: Conversion): Item | undefined {
  const item = find(dev, name);
  if (item?.value.kind !== 'scalar') return item;
  const {data, text} = item.value;
  if (data !== null)
    context.keep(item, 'decision', `\`${text}\` must be written out in the new format`);
  return undefined;
}

/** The items of a list, and their entries. */
function* partsOf(kind: string, conversion: Conversion): Iterable<[item: Item, entry: Entry]> {
  for (const item of itemsOf(sectionOf(kind, conversion)?.value)) {
    const entry = conversion.entries.entryFor(item, kind);
    if (entry) yield [item, entry];
  }
}

/** The entry for `open`: the one that forwards the port of its first URL, or the first entry. */
function ownerOf(
  open: Item | undefined,
  items: readonly Item[],
  context: Context,
): Item | undefined {
  const url = String(dataAt(itemsOf(open?.value)[0]?.value, 'url'));
  const [, port] = /:(\d+)/.exec(url) ?? [];
  const known = context.devEntryOf('open')?.name;
  return (
    items.find(({name}) => name === known) ??
    items.find(({value}) =>
      itemsOf(at(value, 'ports')).some(
        (item) => String(dataAt(item.value, 'port')).split(':')[0] === port,
      ),
    ) ??
    items[0]
  );
}

function convertEntries(conversion: Conversion): Item[] {
  const {context, entries, dev} = conversion;
  const overrides = convertInteractive(conversion);
  for (const [name, reason] of Object.entries(LOST))
    context.drop(dev, name, 'decision', `\`dev.${name}\` ${reason}`);
  convertReplacePods(conversion);
  convertPorts(conversion);
  convertSync(conversion);
  for (const override of overrides) convertOverride(override, conversion);
  convertTerminal(conversion);
  convertLogs(conversion);
  entries.noteSimilar();
  for (const [workload, {item, selector}] of entries.byWorkload) {
    selector.value = context.devEntryOf(workload)?.selector ?? selector.value;
    context.devEntries.set(workload, {name: item.name, selector: selector.value});
  }
  const items = [...entries.byWorkload.values()].map((entry) => entries.build(entry));
  const open = find(dev, 'open');
  const owner = ownerOf(open, items, context);
  if (open && owner) {
    context.devEntries.set('open', {name: owner.name, selector: owner.value});
    owner.value.items.push(open);
    context.note('info', '`open` is kept for this entry; DevSpace itself would lose it', open);
  } else if (open) {
    context.keep(open, 'decision', '`dev.open` needs a dev entry in the new format');
  }
  for (const item of dev.items)
    if (!KEYS.includes(item.name))
      context.keep(item, 'loss', `\`dev.${item.name}\` is not a field of the old format`);
  const selectors = find(dev, 'selectors');
  if (selectors && entries.usedSelectors.size < selectors.value.items.length)
    context.keep(selectors, 'decision', '`dev.selectors` moved to the dev entries that use them');
  return items;
}

export function convertDev(dev: Value, context: Context): void {
  const items = convertEntries({dev, context, entries: new DevEntries(dev, context)});
  if (items.length === 0 && !context.isPart) take(context.root, 'dev');
  else Object.assign(dev, {...mapOf(items), head: dev.isFlow ? ' ' : dev.head});
}
