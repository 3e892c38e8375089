/** `dev`: the lists become one entry per workload. */
import {absorb, convertName, itemsOf, uniqueName, type Context} from './context.ts';
import {
  at,
  dataAt,
  find,
  isOn,
  mapOf,
  newItem,
  rename,
  serialize,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

interface Container {
  name: string | undefined;
  nameItem: Item | undefined;
  readonly items: Item[];
}

interface Entry {
  readonly item: Item;
  /** The name from the selector, which other entries can have too. */
  readonly wanted: string;
  readonly selector: Item;
  namespace: Item | undefined;
  readonly items: Item[];
  readonly containers: Container[];
}

/** The key in `images` of a selector that refers to an image and its tag. */
function imageKeyOf({data}: Value): string | undefined {
  const [, key, other] =
    /^(?:image\(([^()]+)\):tag\(\1\)|\$!?\{runtime\.images\.([\w-]+)\})$/.exec(String(data)) ?? [];
  return key ?? other;
}

/** A namespace; empty for the one of the run. */
function namespaceOf(namespace: Item | undefined): unknown {
  return namespace?.value.data ?? '';
}

/** Whether an entry is in another namespace. One without a namespace joins any. */
function isElsewhere(namespace: Item | undefined, other: Item | undefined): boolean {
  const [first, second] = [namespace, other].map(namespaceOf);
  return first !== '' && second !== '' && first !== second;
}

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

class DevConverter {
  /** By selector. */
  private readonly entries = new Map<string, Entry>();
  private readonly names = new Set<string>();
  /** The keys of entries by labels, by those of their images. */
  private readonly joined = new Map<string, string>();
  private readonly context: Context;
  private readonly dev: Value;
  private readonly usedSelectors = new Set<Item>();
  /** Notes about entries, each once, even if multiple items cause it. */
  private readonly noted = new Set<string>();

  /** The switch of the interactive mode, which is also one of the terminal. */
  private defaultEnabled: Item | undefined;
  private isTerminalOff = false;

  constructor(dev: Value, context: Context) {
    this.dev = dev;
    this.context = context;
  }

  /** A name for an entry, from its selector. */
  private nameFor({name: field, value}: Item): string {
    if (field === 'imageSelector') {
      const text = String(value.data);
      const [, name = ''] =
        /^image\((.+?)\)/.exec(text) ??
        /runtime\.images\.([\w-]+)/.exec(text) ??
        /([^/:]+)(?::[^/]*)?$/.exec(text) ??
        [];
      const isVariable = /^\$!?\{[^}]*\}$/.test(name);
      return convertName((isVariable && this.context.deploymentWith(name)) || name);
    }
    const labels = value.items;
    const label =
      labels.find(({name}) => /(?:^|[./])component$/.test(name)) ??
      labels.find(({name}) => /(?:^|[./])(?:app|name)$/.test(name)) ??
      labels.find((other) => !String(other.value.data).includes('$'));
    const text = String(label?.value.data ?? '');
    return convertName(text.includes('$') ? (/\w+/.exec(text)?.[0] ?? '') : text);
  }

  /** The selector of an item, which is taken out of it. */
  private selectorOf(item: Item, kind: string): Item | undefined {
    const {value} = item;
    const old = take(value, 'selector');
    const names = ['imageName', 'imageSelector', 'labelSelector'];
    if (old) {
      const found = itemsOf(at(this.dev, 'selectors')).find(
        (inner) => dataAt(inner.value, 'name') === old.value.data,
      );
      if (found) this.usedSelectors.add(found);
      for (const name of ['labelSelector', 'namespace', 'containerName']) {
        const inner = find(found?.value, name);
        if (!inner || (kind === 'ports' && name === 'containerName')) continue;
        const own = take(value, name);
        if (own) this.context.replaced(own, 'the one in `dev.selectors` wins');
        value.items.push({...inner, before: [], trail: ''});
      }
      // An unknown one is shown in the comment for an entry without a selector.
      if (!names.some((name) => find(value, name))) value.items.unshift(old);
      else if (!found) this.context.replaced(old, '`dev.selectors` has no such entry');
    }
    const image = take(value, 'imageName');
    const imageSelector = take(value, 'imageSelector');
    const labels = take(value, 'labelSelector');
    if (image && image.value.data !== null) {
      for (const other of [imageSelector, labels])
        if (other) this.context.replaced(other, '`imageName` wins over the other selectors');
      const old = String(image.value.data);
      const name = old.includes('$') ? old : convertName(old);
      image.value = valueOf(`image(${name}):tag(${name})`);
      return rename(image, 'imageSelector');
    }
    if (imageSelector && labels)
      this.context.keep(
        labels,
        'decision',
        'the new format accepts one selector: the labels are left out',
      );
    return imageSelector ?? labels;
  }

  /**
   * A text that is equal for selectors of the same containers. To the name of an image in `images`, DevSpace adds
   * the tag of the last build, as `image(KEY):tag(KEY)` does.
   */
  private workloadOf({name, value}: Item): string {
    if (name !== 'imageSelector') return serialize(value);
    const key = imageKeyOf(value) ?? this.context.keyOfImage(value.data);
    return key === undefined ? serialize(value) : `image ${key}`;
  }

  /** The image of an entry by labels: that of the only container of the deployment that they are about. */
  private imageOf({selector, wanted}: Entry): Item | undefined {
    if (selector.name !== 'labelSelector') return undefined;
    const values = at(this.context.root, 'deployments', wanted, 'helm', 'values');
    const [only, ...others] = itemsOf(at(values, 'containers'));
    return others.length === 0 ? find(only?.value, 'image') : undefined;
  }

  /** Makes an image join the entry by labels that is for it. */
  private joinByLabels(image: string): void {
    for (const [key, entry] of this.entries) {
      const found = this.imageOf(entry);
      if (found && this.workloadOf({...found, name: 'imageSelector'}) === image)
        this.joined.set(image, key);
    }
  }

  /** The entry for an item: an existing one with this selector, or a new one. */
  private entryFor(item: Item, kind: string): Entry | undefined {
    const imageName = find(item.value, 'imageName');
    const selector = this.selectorOf(item, kind);
    if (!selector) {
      const reason = `an entry of \`dev.${kind}\` without a selector has no effect in the new format`;
      this.context.keep(item, 'loss', reason);
      return undefined;
    }
    const namespace = take(item.value, 'namespace');
    let key = this.workloadOf(selector);
    if (kind === 'interactive') this.joinByLabels(key);
    key = this.joined.get(key) ?? key;
    while (isElsewhere(this.entries.get(key)?.namespace, namespace)) key += ' ';
    const nameItem = take(item.value, 'name');
    const oldName = nameItem?.value.data ?? undefined;
    let entry = this.entries.get(key);
    if (!entry) {
      const known = this.context.devEntryOf(key)?.name;
      const ownName = oldName === undefined ? this.nameFor(selector) : convertName(String(oldName));
      const wanted = (known ?? ownName) || kind.toLowerCase();
      const name = uniqueName(wanted, this.names);
      entry = {
        item: {
          ...newItem(name, mapOf([])),
          before: item.before,
          line: item.line,
          column: item.column,
        },
        wanted: this.nameFor(selector),
        selector,
        namespace,
        items: [],
        containers: [],
      };
      this.entries.set(key, entry);
    }
    this.noteSpelling(entry, selector, kind);
    this.joinNamespace(entry, namespace, item, kind);
    if (nameItem && oldName !== undefined) {
      const {name} = entry.item;
      this.context.addDevNames(`${kind}:${String(oldName)}`, [name]);
      if (name !== oldName)
        this.context.keep(
          nameItem,
          'info',
          `entries of \`dev.${kind}\` have no \`name\` in the new format: this one is in \`dev.${name}\``,
        );
    }
    if (selector === imageName && selector.line > 0 && entry.selector.name === selector.name)
      this.context.change('`imageName` becomes `imageSelector`', selector, entry.selector);
    return entry;
  }

  private isNew(note: string): boolean {
    const {size} = this.noted;
    return this.noted.add(note).size > size;
  }

  /** Notes a selector of an image that is written in another way than the one of its entry. */
  private noteSpelling({item, selector}: Entry, other: Item, kind: string): void {
    const [kept, written] = [selector, other].map(({value}) => String(value.data));
    const isBoth = [selector, other].every(({name}) => name === 'imageSelector');
    if (!isBoth || kept === written) return;
    const key = imageKeyOf(selector.value) ?? imageKeyOf(other.value);
    const isName = imageKeyOf(selector.value) === undefined;
    const advice =
      isName && key !== undefined && find(this.context.root, 'profiles')
        ? `; if a profile changes \`images.${key}.image\`, write \`${String(written)}\``
        : '';
    if (!this.isNew(`${item.name} ${String(written)}`)) return;
    this.context.note(
      'info',
      `\`dev.${item.name}\` keeps the selector \`${String(kept)}\`: it selects the same container as \`${String(written)}\` of \`dev.${kind}\`${advice}`,
      other,
      selector,
    );
  }

  /** Gives an entry the namespace of one of its parts. Notes parts without a namespace, which were in the one of the run. */
  private joinNamespace(
    entry: Entry,
    namespace: Item | undefined,
    place: Item,
    kind: string,
  ): void {
    const [old, added] = [entry.namespace, namespace].map(namespaceOf);
    // The interactive mode changed the image in all namespaces.
    if (old !== added && kind !== 'interactive' && this.isNew(`${kind} of ${entry.item.name}`)) {
      const wanted = `the namespace \`${String(old === '' ? added : old)}\``;
      this.context.note(
        'decision',
        old === ''
          ? `\`dev.${entry.item.name}\` gets ${wanted} from \`dev.${kind}\`, and its other sections had none: if they belong to another namespace, move them to an entry without it`
          : `\`dev.${kind}\` had no namespace, and joins \`dev.${entry.item.name}\` with ${wanted}: if it belongs to another one, move it to an entry of its own`,
        place,
        entry.item,
      );
    }
    if (old === '') entry.namespace = namespace ?? entry.namespace;
  }

  /** Reports where an item is now. */
  private moved(kind: string, from: Item, {item: {name}}: Entry, to: Item): void {
    this.context.change(`\`dev.${kind}\` becomes \`dev.${name}\``, from, to);
  }

  private containerFor(entry: Entry, item: Item): Container {
    const nameItem = take(item.value, 'containerName');
    const name = nameItem === undefined ? undefined : String(nameItem.value.data);
    let found = entry.containers.find((other) => other.name === name);
    found ??=
      name === undefined
        ? entry.containers[0]
        : entry.containers.find((other) => other.name === undefined);
    if (!found) {
      found = {name: undefined, nameItem: undefined, items: []};
      entry.containers.push(found);
    }
    if (name !== undefined && found.name === undefined) Object.assign(found, {name, nameItem});
    return found;
  }

  /** Adds an item. Lists are joined; of other values, the later one wins. */
  private put(target: Item[], item: Item): void {
    const index = target.findIndex(({name}) => name === item.name);
    const old = target[index];
    if (!old) target.push(item);
    else if (old.value.kind === 'list' && item.value.kind === 'list')
      old.value.items.push(...item.value.items);
    else {
      target[index] = item;
      if (serialize(old.value) !== serialize(item.value))
        this.context.replaced(old, `the later \`${item.name}\` of the workload wins`);
    }
  }

  private replacePods(): void {
    for (const [item, entry] of this.partsOf('replacePods')) {
      this.moved('replacePods', item, entry, entry.item);
      const container = this.containerFor(entry, item);
      const image = take(item.value, 'replaceImage');
      if (image) this.put(container.items, rename(image, 'devImage'));
      const persist = take(item.value, 'persistPaths');
      for (const path of itemsOf(persist?.value))
        this.context.drop(
          path.value,
          'containerName',
          'loss',
          '`containerName` of a path has no equivalent: the new format takes the container of the entry',
        );
      if (persist) this.put(container.items, persist);
      for (const {value} of itemsOf(at(item.value, 'patches')))
        this.context.drop(value, 'from', 'loss', '`from` has no equivalent');
      for (const inner of item.value.items) this.put(entry.items, inner);
    }
  }

  private ports(): void {
    for (const [item, entry] of this.partsOf('ports')) {
      const forward = take(item.value, 'forward');
      const reverse = take(item.value, 'reverseForward');
      this.moved('ports', item, entry, forward ?? reverse ?? entry.item);
      const arch = take(item.value, 'arch');
      const container = reverse ? this.containerFor(entry, item) : undefined;
      for (const inner of item.value.items)
        this.context.keep(inner, 'decision', `\`${inner.name}\` has no effect on these ports`);
      if (arch && !reverse)
        this.context.keep(arch, 'decision', '`arch` has no effect on these ports');
      if (forward) this.joinPorts(forward.value);
      if (forward) this.put(entry.items, rename(forward, 'ports'));
      if (reverse && container) {
        this.joinPorts(reverse.value);
        this.put(container.items, rename(reverse, 'reversePorts'));
        if (arch) this.put(container.items, arch);
      }
    }
  }

  private joinPorts(list: Value): void {
    for (const item of itemsOf(list)) {
      const port = find(item.value, 'port');
      if (!port) {
        if (item.value.kind === 'map')
          this.context.drop(list, item, 'loss', 'a mapping without `port` has no effect');
        continue;
      }
      const remote = take(item.value, 'remotePort');
      const text = String(port.value.data) + (remote ? `:${String(remote.value.data)}` : '');
      port.value = {...valueOf(text, JSON.stringify(text)), head: port.value.head};
      if (remote) absorb(port, remote);
    }
  }

  private sync(): void {
    const logs = find(this.dev, 'logs');
    const printLogs = logs !== undefined && isOn(at(logs.value, 'sync')) !== false;
    for (const [item, entry] of this.partsOf('sync')) {
      const {value} = item;
      const container = this.containerFor(entry, item);
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
        this.context.upTo(6) &&
        this.context.takeSwitch(
          item,
          'downloadOnInitialSync',
          'becomes `initialSync: preferLocal`',
          {shown: path},
        );
      for (const name of ['throttleChangeDetection', 'onDownload', 'arch'])
        this.context.drop(
          value,
          name,
          'loss',
          `\`${name}\` of sync has no equivalent in the new format`,
        );
      const sync = mapOf([path, ...value.items]);
      if (download === true) this.context.set(sync, 'initialSync', 'preferLocal');
      if (this.context.upTo(9)) {
        this.context.set(sync, 'waitInitialSync', false);
        const polling = this.context.set(sync, 'polling', true);
        if (isOn(polling.value) !== true)
          this.context.change('`polling` is on, as always in the old format', polling);
        polling.value = valueOf(true);
        if (this.isNew('polling'))
          this.context.note(
            'info',
            `sync paths get \`polling: true\`, and \`waitInitialSync: false\` if it isn't set, as in ${this.context.oldVersion}: delete both to use less CPU`,
            item,
            path,
          );
      }
      if (printLogs) this.context.set(sync, 'printLogs', true);
      const list = newItem('sync', {...valueOf([]), items: [newItem('', sync)]});
      this.moved('sync', item, entry, list);
      this.put(container.items, list);
    }
  }

  /**
   * Turns the interactive mode, or `overrideImages` of the oldest formats, into a terminal. Returns the images with
   * another command.
   */
  private interactive(): Item[] {
    const isOldest = this.context.upTo(2);
    const mode = take(this.dev, isOldest ? 'overrideImages' : 'interactive');
    if (!mode) return [];
    const list = isOldest ? mode : find(mode.value, 'images');
    const images = itemsOf(list?.value).filter(
      ({value}) =>
        typeof dataAt(value, 'name') === 'string' && (!isOldest || find(value, 'entrypoint')),
    );
    const [first] = images;
    let terminal = isOldest ? take(this.dev, 'terminal') : find(mode.value, 'terminal');
    this.defaultEnabled = find(mode.value, 'defaultEnabled');
    const enabled = this.defaultEnabled?.value;
    const isDefault = isOldest
      ? isOn(at(terminal?.value, 'disabled')) !== true
      : enabled !== undefined && enabled.data !== null && isOn(enabled) !== false;
    if (isDefault && first && !terminal) {
      const {line, column} = mode;
      terminal = Object.assign(newItem('terminal', mapOf([])), {line, column});
    }
    if (terminal) this.dev.items.push(terminal);
    if (terminal?.value.kind === 'map') {
      const {value} = terminal;
      const name = dataAt(first?.value, 'name');
      if (!isDefault) this.isTerminalOff = true;
      else if (first && !SELECTORS.some((field) => find(value, field))) {
        value.items.unshift(newItem('imageName', valueOf(name)));
        if (images.length > 1)
          this.context.note(
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
        if (!images.includes(item)) this.context.keep(item, 'decision', without);
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
      this.context.keep(
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
  private override(image: Item): void {
    const {value} = image;
    for (const name of ['dockerfile', 'context'])
      this.context.drop(
        value,
        name,
        'decision',
        `\`${name}\` of \`overrideImages\` has no equivalent: set it for the image in a profile`,
      );
    const name = find(value, 'name');
    if (name) rename(name, 'imageName');
    const entry = this.entryFor(image, 'interactive');
    if (!entry) return;
    const container = this.containerFor(entry, image);
    const [entrypoint, cmd] = [find(value, 'entrypoint'), find(value, 'cmd')];
    if (!entrypoint && !cmd) value.items.push(newItem('command', valueOf(SLEEP)));
    if (entrypoint)
      this.context.change('`entrypoint` becomes `command`', rename(entrypoint, 'command'));
    if (cmd) this.context.change('`cmd` becomes `args`', rename(cmd, 'args'));
    else if (entrypoint && !this.context.upTo(2))
      this.context.note(
        'info',
        '`command` without `args` ignores the CMD of the image',
        entrypoint,
      );
    for (const item of value.items) this.put(container.items, item);
  }

  private terminal(): void {
    const item = find(this.dev, 'terminal');
    if (item?.value.kind === 'scalar') this.keepComputed(item);
    if (item?.value.kind !== 'map') return;
    const words = itemsOf(at(item.value, 'command')).map(({value}) => value.data);
    const hasSelector = SELECTORS.some((name) => find(item.value, name));
    const isOff = this.isTerminalOff || isOn(at(item.value, 'disabled')) === true;
    if (!hasSelector) {
      const isUsed = words.length > 0 && !isOff;
      if (isUsed) this.context.terminalLine = take(item.value, 'command')?.line;
      const reason = '`dev.terminal` without a selector has no effect';
      const isDecision = item.value.items.some(({name}) => name !== 'disabled');
      if (item.value.items.length > 0)
        this.context.keep(item, isDecision ? 'decision' : 'info', reason);
      if (this.defaultEnabled) this.context.replaced(this.defaultEnabled, reason);
      if (isUsed)
        this.context.terminal = words
          .map((word) => `'${String(word).replaceAll("'", `'"'"'`)}'`)
          .join(' ');
      return;
    }
    const entry = this.entryFor(item, 'terminal');
    if (!entry) return;
    const container = this.containerFor(entry, item);
    const command = find(item.value, 'command');
    if (command?.value.kind === 'list') command.value = valueOf(joinWords(words));
    const terminal = newItem('terminal', mapOf([]));
    this.moved('terminal', item, entry, terminal);
    const shown = terminal;
    this.context.takeSwitch(item, 'disabled', 'becomes `enabled: false`', {shown});
    if (this.defaultEnabled)
      this.context.change('`defaultEnabled` becomes `enabled`', this.defaultEnabled, shown);
    terminal.value = mapOf(item.value.items);
    // A pod with another command is replaced anyway.
    const isReplaced = container.items.some(({name}) => ['command', 'args'].includes(name));
    this.context.set(terminal.value, 'enabled', !isOff);
    if (!isReplaced) this.context.set(terminal.value, 'disableReplace', true);
    this.context.set(terminal.value, 'disableScreen', true);
    this.put(container.items, terminal);
  }

  private logs(): void {
    const item = find(this.dev, 'logs');
    if (item?.value.kind === 'scalar') this.keepComputed(item);
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
      const entry = this.entryFor(selector, 'logs');
      if (!entry) continue;
      const container = this.containerFor(entry, selector);
      const logs = newItem('logs', valueOf({enabled, ...(last && {lastLines: last.value.data})}));
      this.moved('logs', selector, entry, logs);
      this.put(container.items, logs);
      shown = logs;
    }
    const [entry] = this.entries.values();
    const owner = shown ?? entry?.item;
    if (owner) this.context.takeSwitch(item, 'sync', 'becomes `printLogs` of sync', {shown: owner});
    if (shown) this.context.takeSwitch(item, 'disabled', 'becomes `enabled: false`', {shown});
    if (shown && last) this.context.change('`showLast` becomes `lastLines`', last, shown);
    if (shown) return;
    for (const inner of item.value.items)
      if (!['selectors', 'images'].includes(inner.name))
        this.context.keep(
          inner,
          'info',
          `\`${inner.name}\` has no effect: \`dev.logs\` selects no pods`,
        );
  }

  /** Keeps a value from a variable or a command, whose workload isn't known. */
  private keepComputed(item: Item): void {
    const {data, text} = item.value;
    if (data !== null)
      this.context.keep(item, 'decision', `\`${text}\` must be written out in the new format`);
  }

  /** The items of a list, and their entries. */
  private *partsOf(kind: string): Iterable<[item: Item, entry: Entry]> {
    const section = find(this.dev, kind);
    if (section?.value.kind === 'scalar') this.keepComputed(section);
    for (const item of itemsOf(section?.value)) {
      const entry = this.entryFor(item, kind);
      if (entry) yield [item, entry];
    }
  }

  private build({item, selector, namespace, items, containers}: Entry): Item {
    const head = [selector, ...(namespace ? [namespace] : [])];
    for (const container of containers) {
      container.items.push(newItem('restartHelper', valueOf({inject: false})));
      this.context.defaults.add('`restartHelper.inject: false`');
    }
    const [only, ...others] = containers;
    if (others.length === 0) {
      if (only?.nameItem) head.push({...only.nameItem, name: 'container', key: 'container'});
      item.value = mapOf([...head, ...items, ...(only?.items ?? [])]);
    } else {
      const map = mapOf(
        containers.map(({name, items: inside}, index) =>
          newItem(name ?? `container-${index}`, mapOf(inside)),
        ),
      );
      item.value = mapOf([...head, ...items, newItem('containers', map)]);
    }
    return item;
  }

  /** Notes entries that can be for the same workload, such as one by its image and one by its labels. */
  private noteSimilar(): void {
    const seen = new Map<string, Entry>();
    const images = new Map(
      at(this.context.root, 'images')?.items.map(({name, value}) => [name, dataAt(value, 'image')]),
    );
    for (const entry of this.entries.values()) {
      const {item, wanted, selector, namespace} = entry;
      const text = String(selector.value.data);
      const [, key = ''] = /(?:^image\(|runtime\.images\.)([\w-]+)/.exec(text) ?? [];
      const image =
        this.imageOf(entry)?.value.data ?? images.get(key) ?? text.replace(/:[^/]*$/, '');
      const traits = [`name ${wanted}`];
      if (image !== 'null') traits.push(`image ${String(image)}`);
      const other = traits.map((trait) => seen.get(trait)).find((found) => found !== undefined);
      if (other && !isElsewhere(other.namespace, namespace))
        this.context.note(
          'decision',
          `\`dev.${item.name}\` can select the same container as \`dev.${other.item.name}\`: if it does, move its fields there`,
          item,
        );
      for (const trait of traits) seen.set(trait, other ?? entry);
    }
  }

  /** The entry for `open`: the one that forwards the port of its first URL, or the first entry. */
  private ownerOf(open: Item | undefined, items: readonly Item[]): Item | undefined {
    const url = String(dataAt(itemsOf(open?.value)[0]?.value, 'url'));
    const [, port] = /:(\d+)/.exec(url) ?? [];
    const known = this.context.devEntryOf('open')?.name;
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

  /** Returns the entries. */
  convert(): Item[] {
    const overrides = this.interactive();
    for (const [name, reason] of Object.entries(LOST))
      this.context.drop(this.dev, name, 'decision', `\`dev.${name}\` ${reason}`);
    this.replacePods();
    this.ports();
    this.sync();
    for (const override of overrides) this.override(override);
    this.terminal();
    this.logs();
    this.noteSimilar();
    for (const [workload, {item, selector}] of this.entries) {
      selector.value = this.context.devEntryOf(workload)?.selector ?? selector.value;
      this.context.addDevEntry(workload, {name: item.name, selector: selector.value});
    }
    const items = [...this.entries.values()].map((entry) => this.build(entry));
    const open = find(this.dev, 'open');
    const owner = this.ownerOf(open, items);
    if (open && owner) {
      this.context.addDevEntry('open', {name: owner.name, selector: owner.value});
      owner.value.items.push(open);
      this.context.note(
        'info',
        '`open` is kept for this entry; DevSpace itself would lose it',
        open,
      );
    } else if (open) {
      this.context.keep(open, 'decision', '`dev.open` needs a dev entry in the new format');
    }
    for (const item of this.dev.items)
      if (!KEYS.includes(item.name))
        this.context.keep(item, 'loss', `\`dev.${item.name}\` is not a field of the old format`);
    const selectors = find(this.dev, 'selectors');
    if (selectors && this.usedSelectors.size < selectors.value.items.length)
      this.context.keep(
        selectors,
        'decision',
        '`dev.selectors` moved to the dev entries that use them',
      );
    return items;
  }
}

/** Converts the section `dev`. */
export function convertDev(dev: Value, context: Context): void {
  const items = new DevConverter(dev, context).convert();
  if (items.length === 0 && !context.isPart) take(context.root, 'dev');
  else Object.assign(dev, {...mapOf(items), head: dev.isFlow ? ' ' : dev.head});
}
