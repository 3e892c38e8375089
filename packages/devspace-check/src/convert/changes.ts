/**
 * What profiles change. Lists become maps, and those of `dev` become entries by workload, so not all paths can be
 * translated: the changes are applied to the old config, and patches make up the difference in the new format.
 */
import {Context} from './context.ts';
import {convertDev} from './dev.ts';
import {convertImages} from './images.ts';
import {matchesOf, type PathStep} from './paths.ts';
import {
  convertCommands,
  convertDependencies,
  convertDeployments,
  convertHooks,
  convertPullSecrets,
  convertVars,
} from './sections.ts';
import {
  at,
  bare,
  bareItem,
  copy,
  dataAt,
  find,
  mapOf,
  newItem,
  serialize,
  valueOf,
  type Item,
  type ScalarData,
  type Value,
} from './tree.ts';

/** The sections that are lists of named items in old formats. */
export const LISTS = ['vars', 'deployments', 'dependencies', 'commands', 'pullSecrets'];

/** Those that are maps. */
const MAPS = ['images', 'dev'];

const CONVERTERS: Readonly<Record<string, (value: Value, context: Context) => void>> = {
  vars: convertVars,
  pullSecrets: convertPullSecrets,
  hooks: convertHooks,
  images: convertImages,
  deployments: convertDeployments,
  dependencies: convertDependencies,
  commands: convertCommands,
  dev: convertDev,
};

/** The sections that change. */
export const SECTIONS = Object.keys(CONVERTERS);

/** Converts all sections, or some. */
export function convertSections(
  root: Value,
  context: Context,
  names: readonly string[] = SECTIONS,
): void {
  for (const name of names) {
    const entry = find(root, name);
    // Those of profiles can be another kind of value.
    if (entry?.value.kind !== (MAPS.includes(name) ? 'map' : 'list')) continue;
    const section = entry.value;
    if (section.kind === 'list' || (name === 'images' && !context.isPart))
      for (const item of [...section.items])
        if (isNull(item.value))
          context.drop(section, item, 'info', 'an entry without a value, which DevSpace refuses');
    context.defaults.clear();
    CONVERTERS[name]?.(section, context);
    const changes = LISTS.includes(name) ? ['becomes a map'] : [];
    if (context.defaults.size > 0)
      changes.push(`gets ${[...context.defaults].join(', ')}, as in the old format`);
    if (changes.length > 0) context.change(`\`${name}\` ${changes.join(' and ')}`, entry);
  }
}

/** The sections of a config without comments and lines, to apply changes to. Each change makes a new one. */
export function stateOf(root: Value): Value {
  return bare(
    mapOf(root.items.filter(({name, value}) => SECTIONS.includes(name) && value.kind !== 'scalar')),
  );
}

function isNull({kind, data}: Value): boolean {
  return kind === 'scalar' && data === null;
}

/** By which field a strategic merge finds the items of a list. */
function mergeKeyOf(name: string): string | undefined {
  return name === 'sync' ? 'localSubPath' : LISTS.includes(name) ? 'name' : undefined;
}

/** Applies a JSON merge patch, or a strategic one, which merges the items of some lists. */
function merge(target: Value | undefined, patch: Value, isStrategic: boolean): Value {
  if (patch.kind !== 'map') return patch;
  const items = target?.kind === 'map' ? [...target.items] : [];
  for (const item of patch.items) {
    const index = items.findIndex(({name}) => name === item.name);
    const old = items[index];
    const key = isStrategic ? mergeKeyOf(item.name) : undefined;
    const value =
      key !== undefined && old?.value.kind === 'list'
        ? mergeList(old.value, item.value, key)
        : merge(old?.value, item.value, isStrategic);
    if (isNull(value)) items.splice(index, old ? 1 : 0);
    else if (old) items[index] = {...(value.kind === 'map' ? old : item), value};
    else items.push({...item, value});
  }
  return {...(target?.kind === 'map' ? target : mapOf([])), items};
}

function mergeList(target: Value, patch: Value, key: string): Value {
  const items = [...target.items];
  for (const item of patch.items) {
    const wanted = dataAt(item.value, key);
    const index = items.findIndex(({value}) => dataAt(value, key) === wanted);
    const old = items[index];
    if (old) items[index] = {...old, value: merge(old.value, item.value, true)};
    else items.push(item);
  }
  return {...target, items};
}

/** Changes the parent of each of some places. The last places change first, so that the others stay. */
function changeAt(
  value: Value,
  paths: readonly (readonly number[])[],
  change: (parent: Value, index: number) => void,
): Value {
  const changed = {...value, items: [...value.items]};
  for (const index of [...new Set(paths.map(([first = 0]) => first))].sort((a, b) => b - a)) {
    const inside = paths.filter(([first]) => first === index).map(([, ...rest]) => rest);
    const item = changed.items[index];
    if (inside.some(({length}) => length === 0)) change(changed, index);
    else if (item) changed.items[index] = {...item, value: changeAt(item.value, inside, change)};
  }
  return changed;
}

/** Applies a patch. Returns nothing if it has no effect or is refused. */
function applyPatch(
  root: Value,
  path: readonly PathStep[],
  op: ScalarData,
  value: Item | undefined,
): Value | undefined {
  const matches = matchesOf(root, path);
  if (op === 'remove') {
    if (matches.length === 0) return undefined;
    return changeAt(root, matches, ({items}, index) => items.splice(index, 1));
  }
  if (!value) return undefined;
  if (matches.length === 0) {
    const parents = matchesOf(root, path.slice(0, -1));
    const step = path.at(-1)?.step;
    if (!step || !('key' in step)) return undefined;
    const added = {...value, name: step.key, key: newItem(step.key, value.value).key};
    if (path.length === 1) return {...root, items: [...root.items, added]};
    const maps = new Set<Value>();
    const result = changeAt(root, parents, ({items}, index) => {
      const parent = items[index];
      if (parent?.value.kind !== 'map') return;
      maps.add(parent.value);
      items[index] = {...parent, value: {...parent.value, items: [...parent.value.items, added]}};
    });
    return maps.size > 0 ? result : undefined;
  }
  const refused = new Set<Value>();
  const result = changeAt(root, matches, (parent, index) => {
    const target = parent.items[index];
    if (!target) return;
    const {kind, items} = target.value;
    const put = (...added: Item[]): void => {
      parent.items[index] = {...target, value: {...target.value, items: [...items, ...added]}};
    };
    const item = {...value, name: '', key: ''};
    if (op === 'replace') parent.items[index] = {...value, name: target.name, key: target.key};
    else if (kind === 'list' && value.value.kind !== 'list') put(item);
    else if (kind === 'map' && value.value.kind === 'map') put(...value.value.items);
    else if (kind === 'scalar' && parent.kind === 'list') parent.items.splice(index, 0, item);
    else refused.add(target.value);
  });
  return refused.size > 0 ? undefined : result;
}

/** A patch in the new format, in the place of an old one. */
export function newPatch(op: string, path: string, place: Item, value?: Item): Item {
  const patch = mapOf([newItem('op', valueOf(op)), newItem('path', valueOf(path))]);
  if (value) patch.items.push({...value, name: 'value', key: 'value'});
  for (const item of patch.items.slice(0, 2)) {
    const old = find(place.value, item.name);
    if (old) Object.assign(item, {line: old.line, column: old.column});
  }
  const {line, column} = place;
  return {...newItem('', patch), line, column};
}

/** The indexes of the items that a shorter list lacks, the last one first; undefined if it has other items too. */
function removedFrom(old: readonly Item[], rest: readonly Item[]): number[] | undefined {
  const removed: number[] = [];
  let kept = 0;
  old.forEach(({value}, index) => {
    const next = rest[kept]?.value;
    if (next && serialize(value) === serialize(next)) kept += 1;
    else removed.unshift(index);
  });
  return kept === rest.length ? removed : undefined;
}

/** The patches that turn one section into another. `depth` is for how many levels the entries are compared. */
function difference(
  before: Item | undefined,
  after: Item | undefined,
  path: string,
  place: Item,
  depth: number,
): Item[] {
  if (!after) return before ? [newPatch('remove', path, place)] : [];
  if (!before) return [newPatch('add', path, place, after)];
  const [old, value] = [before.value, after.value];
  if (serialize(old) === serialize(value)) return [];
  const whole = [newPatch('replace', path, place, after)];
  if (depth === 0) return whole;
  if (old.kind === 'map' && value.kind === 'map') {
    const names = [...new Set([...old.items, ...value.items].map(({name}) => name))];
    if (names.every((name) => /^[\w-]+$/.test(name)))
      return names.flatMap((name) =>
        difference(find(old, name), find(value, name), `${path}.${name}`, place, depth - 1),
      );
  }
  if (old.kind === 'list' && value.kind === 'list' && old.items.length > 0) {
    if (value.items.length < old.items.length)
      return (
        removedFrom(old.items, value.items)?.map((index) =>
          newPatch('remove', `${path}[${index}]`, place),
        ) ?? whole
      );
    const patches = old.items.flatMap((item, index) =>
      difference(item, value.items[index], `${path}[${index}]`, place, depth - 1),
    );
    const added = value.items.slice(old.items.length);
    if (added.length === 0 || patches.length === 0)
      return [...patches, ...added.map((item) => newPatch('add', path, place, item))];
  }
  return whole;
}

/** What a change is in the new format. */
export interface Change {
  readonly patches: readonly Item[];
  /** Why the change has no equivalent, or only a part of it. */
  readonly reason?: string;
}

interface Converted {
  readonly root: Value;
  readonly context: Context;
}

/** What the pipelines depend on besides names, as text. */
function pipelinesOf({flags, terminal}: Context): string {
  return JSON.stringify([[...flags].filter(([, flag]) => flag).sort(), terminal]);
}

/** Conversions of sections, which profiles share. Those of previous states are released. */
export type KnownSections = WeakMap<Value, Converted & {readonly dev: Value | undefined}>;

/** The changes of a profile. */
export class Changes {
  private readonly context: Context;
  private readonly known: KnownSections;
  state: Value;

  constructor(state: Value, context: Context, known: KnownSections) {
    this.state = state;
    this.context = context;
    this.known = known;
  }

  /** Applies `replace` to a section. */
  replace(item: Item): void {
    const items = this.state.items.filter(({name}) => name !== item.name);
    this.state = {...this.state, items: [...items, bareItem(item)]};
  }

  /** Applies `merge` or `strategicMerge` to a section. Returns what that is in the new format, if asked for. */
  merge(item: Item, isStrategic: boolean, isShown = false): Change | undefined {
    const apply = (part: Item): Value => merge(this.state, mapOf([part]), isStrategic);
    return this.changeTo(apply, item, isShown ? {section: item.name, item} : undefined);
  }

  /** Applies a patch. Returns what it is in the new format, if asked for. */
  patch(item: Item, path: readonly PathStep[], isShown = false): Change | undefined {
    const op = dataAt(item.value, 'op');
    const value = find(item.value, 'value');
    const [first] = path;
    const section = first && 'key' in first.step ? first.step.key : '';
    const apply = (added: Item | undefined): Value | undefined =>
      applyPatch(this.state, path, op, added);
    // What a person replaces as a whole stays whole.
    const isWhole = op === 'replace' && section !== 'dev' && section !== 'pullSecrets';
    const depth = isWhole && path.length < 3 ? path.length - 1 : Infinity;
    return this.changeTo(apply, value, isShown ? {section, item, depth} : undefined);
  }

  /** Converts a section of the state. */
  convert(section: string, state = this.state): Converted {
    const [value, dev] = [at(state, section), at(state, 'dev')];
    const known = value && this.known.get(value);
    // Images depend on `dev.sync`.
    if (known && (section !== 'images' || known.dev === dev)) return known;
    const items = state.items.map((item) =>
      item.name === section ? {...item, value: copy(item.value)} : item,
    );
    const root = {...state, items};
    const context = new Context(this.context.format, root, this.context);
    convertSections(root, context, [section]);
    const converted = {root, context, dev};
    if (value) this.known.set(value, converted);
    return converted;
  }

  private changeTo<T extends Item | undefined>(
    apply: (value: T) => Value | undefined,
    value: T,
    shown?: {readonly section: string; readonly item: Item; readonly depth?: number},
  ): Change | undefined {
    const next = apply(value && (bareItem(value) as T));
    if (!next && shown && !find(this.state, shown.section)) {
      const reason = `this file has no \`${shown.section}\`: patch the entries of the file that uses the profile`;
      return {patches: [], reason};
    }
    if (!next) return shown && {patches: [], reason: 'it had no effect or was refused'};
    if (!shown) {
      this.state = next;
      return undefined;
    }
    const {section, item, depth = Infinity} = shown;
    const before = this.convert(section);
    const {root, context} = this.convert(section, value ? apply(value) : next);
    this.state = next;
    const [old, after] = [find(before.root, section), find(root, section)];
    // The secrets of images, which are added later, stay.
    const isKept = section === 'pullSecrets' && old && !after;
    const wanted = isKept ? {...old, value: mapOf([])} : after;
    const patches = difference(old, wanted, section, item, depth);
    for (const [name, names] of context.devNames) this.context.addDevNames(name, names);
    const notes = context.notes.filter(({line, severity}) => line > 0 && severity !== 'info');
    // The pipelines get patches for flags, and for a terminal without a selector.
    if (patches.length === 0 && pipelinesOf(context) === pipelinesOf(before.context))
      return {patches, reason: notes[0]?.message ?? 'it changes nothing in the new format'};
    this.context.report({
      notes,
      changes: context.changes.filter(({line}) => line > 0),
      remarks: context.remarks.filter(({line}) => line > 0),
    });
    return {patches};
  }
}

/** Whether a part of a strategic merge has directives, such as `$patch: delete`. */
export function hasDirective({items}: Value): boolean {
  return items.some(({name, value}) => name.startsWith('$') || hasDirective(value));
}

const DEFAULTS = ['alwaysResolve', 'appendArgs', 'cache', 'overwriteVars', 'skipImageArg'];

/** Removes defaults that the conversion added to a part that is merged into a section with its own values. */
export function removeDefaults(part: Value, base: Value | undefined): void {
  if (part.kind !== 'map' || base?.kind !== 'map') return;
  part.items = part.items.filter(({line, name}) => {
    return line > 0 || !DEFAULTS.includes(name) || !find(base, name);
  });
  for (const {name, value} of part.items) removeDefaults(value, at(base, name));
}
