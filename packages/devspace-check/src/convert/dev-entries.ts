/** The entries of `dev`: one per workload, which its items find by their selectors. */
import {convertName, itemsOf, uniqueName, type Context} from './context.ts';
import {
  at,
  dataAt,
  find,
  mapOf,
  newItem,
  rename,
  serialize,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** What becomes a container of an entry. */
interface Container {
  name: string | undefined;
  nameItem: Item | undefined;
  readonly items: Item[];
}

/** What becomes an entry of `dev`. */
export interface Entry {
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

/** The entries that the items of `dev` belong to. */
export class DevEntries {
  /** By selector. */
  readonly byWorkload = new Map<string, Entry>();
  private readonly names = new Set<string>();
  /** The keys of entries by labels, by those of their images. */
  private readonly joined = new Map<string, string>();
  readonly usedSelectors = new Set<Item>();
  /** Notes about entries, each once, even if multiple items cause it. */
  private readonly noted = new Set<string>();
  private readonly context: Context;
  private readonly dev: Value;

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
    for (const [key, entry] of this.byWorkload) {
      const found = this.imageOf(entry);
      if (found && this.workloadOf({...found, name: 'imageSelector'}) === image)
        this.joined.set(image, key);
    }
  }

  /** The entry for an item: an existing one with this selector, or a new one. */
  entryFor(item: Item, kind: string): Entry | undefined {
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
    while (isElsewhere(this.byWorkload.get(key)?.namespace, namespace)) key += ' ';
    const nameItem = take(item.value, 'name');
    const oldName = nameItem?.value.data ?? undefined;
    let entry = this.byWorkload.get(key);
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
      this.byWorkload.set(key, entry);
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

  isNew(note: string): boolean {
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
  moved(kind: string, from: Item, {item: {name}}: Entry, to: Item): void {
    this.context.change(`\`dev.${kind}\` becomes \`dev.${name}\``, from, to);
  }

  containerFor(entry: Entry, item: Item): Container {
    const {containers} = entry;
    const nameItem = take(item.value, 'containerName');
    const name = nameItem && String(nameItem.value.data);
    const found =
      containers.find((other) => other.name === name) ??
      (name === undefined ? containers[0] : containers.find((other) => !other.nameItem));
    if (!found) {
      const added: Container = {name, nameItem, items: []};
      containers.push(added);
      return added;
    }
    if (!found.nameItem) Object.assign(found, {name, nameItem});
    return found;
  }

  /** Adds an item. Lists are joined; of other values, the later one wins. */
  put(target: Item[], item: Item): void {
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

  build({item, selector, namespace, items, containers}: Entry): Item {
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
  noteSimilar(): void {
    const seen = new Map<string, Entry>();
    const images = new Map(
      at(this.context.root, 'images')?.items.map(({name, value}) => [name, dataAt(value, 'image')]),
    );
    for (const entry of this.byWorkload.values()) {
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
}
