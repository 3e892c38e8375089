/**
 * What profiles change in `dev`. Its lists become entries by workload, so paths and merges can't be translated one
 * by one: the changes are applied to the old section, and patches make up the difference in the new format.
 */
import {resolvePath} from '../check/profiles.ts';
import type {Segments} from '../check/yaml.ts';
import {Context} from './context.ts';
import {convertDev, serialize} from './dev.ts';
import {
  at,
  bare,
  dataAt,
  find,
  mapOf,
  newItem,
  valueOf,
  type Item,
  type ScalarData,
  type Value,
} from './tree.ts';

/** A config with only the section `dev`, and without comments and lines. */
export type DevState = Value;

/** A config with only `dev`, to apply changes to. */
export function devStateOf(root: Value): DevState {
  const dev = find(root, 'dev');
  return bare(mapOf(dev?.value.kind === 'map' ? [dev] : []));
}

function dataOf({kind, data, text, items}: Value): unknown {
  if (kind === 'scalar') return data === undefined ? text : data;
  if (kind === 'list') return items.map((item) => dataOf(item.value));
  return Object.fromEntries(items.map((item) => [item.name, dataOf(item.value)]));
}

function isNull({kind, data}: Value): boolean {
  return kind === 'scalar' && data === null;
}

/** Applies a JSON merge patch, or a strategic one, which merges the items of `dev.sync`. */
function merge(target: Value | undefined, patch: Value, isStrategic: boolean): Value {
  if (patch.kind !== 'map') return patch;
  const items = target?.kind === 'map' ? [...target.items] : [];
  for (const item of patch.items) {
    const index = items.findIndex(({name}) => name === item.name);
    const old = items[index];
    const value =
      isStrategic && item.name === 'sync' && old?.value.kind === 'list'
        ? mergeSync(old.value, item.value)
        : merge(old?.value, item.value, isStrategic);
    if (isNull(value)) items.splice(index, old ? 1 : 0);
    else if (old) items[index] = {...(value.kind === 'map' ? old : item), value};
    else items.push({...item, value});
  }
  return {...(target?.kind === 'map' ? target : mapOf([])), items};
}

function mergeSync(target: Value, patch: Value): Value {
  const items = [...target.items];
  for (const item of patch.items) {
    const path = dataAt(item.value, 'localSubPath');
    const index = items.findIndex(({value}) => dataAt(value, 'localSubPath') === path);
    const old = items[index];
    if (old) items[index] = {...old, value: merge(old.value, item.value, true)};
    else items.push(item);
  }
  return {...target, items};
}

function childOf(value: Value, segment: number | string): Item | undefined {
  if (typeof segment === 'string') return find(value, segment);
  return value.kind === 'list' ? value.items[segment] : undefined;
}

/** Applies a patch. Returns false if it has no effect or is refused. */
function patchAt(
  root: Value,
  segments: Segments,
  op: ScalarData,
  value: Item | undefined,
): boolean {
  let parent: Value | undefined = root;
  for (const segment of segments.slice(0, -1)) parent = parent && childOf(parent, segment)?.value;
  const last = segments.at(-1);
  if (!parent || last === undefined) return false;
  const target = childOf(parent, last);
  if (op === 'remove') {
    parent.items = parent.items.filter((item) => item !== target);
    return target !== undefined;
  }
  if (!value) return false;
  if (!target) {
    if (typeof last === 'number' || parent.kind !== 'map') return false;
    parent.items.push({...value, name: last, key: newItem(last, value.value).key});
  } else if (op === 'replace')
    Object.assign(target, {...value, name: target.name, key: target.key});
  else if (target.value.kind === 'list') target.value.items.push({...value, name: '', key: ''});
  else if (target.value.kind === 'map' && value.value.kind === 'map')
    target.value.items.push(...value.value.items);
  else return false;
  return true;
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

/** The patches that turn one section into another. */
function difference(
  before: Item | undefined,
  after: Item | undefined,
  path: string,
  place: Item,
): Item[] {
  if (!after) return before ? [newPatch('remove', path, place)] : [];
  if (!before) return [newPatch('add', path, place, after)];
  const [old, value] = [before.value, after.value];
  if (serialize(old) === serialize(value)) return [];
  if (old.kind === 'map' && value.kind === 'map') {
    const names = [...new Set([...old.items, ...value.items].map(({name}) => name))];
    if (names.every((name) => /^[\w-]+$/.test(name)))
      return names.flatMap((name) =>
        difference(find(old, name), find(value, name), `${path}.${name}`, place),
      );
  }
  if (old.kind === 'list' && value.kind === 'list' && old.items.length > 0) {
    const patches = old.items.flatMap((item, index) =>
      difference(item, value.items[index], `${path}[${index}]`, place),
    );
    const added = value.items.slice(old.items.length);
    if (value.items.length >= old.items.length && (added.length === 0 || patches.length === 0))
      return [...patches, ...added.map((item) => newPatch('add', path, place, item))];
  }
  return [newPatch('replace', path, place, after)];
}

/** What a change of `dev` is in the new format. */
export interface DevChange {
  readonly patches: readonly Item[];
  /** Why the change has no equivalent, or only a part of it. */
  readonly reason?: string;
}

/** The changes of a profile in `dev`. */
export class DevChanges {
  private readonly context: Context;
  state: DevState;

  constructor(state: DevState, context: Context) {
    this.state = state;
    this.context = context;
  }

  /** The last command of the pipeline `dev`. */
  get terminal(): string | undefined {
    return this.convert(this.state).terminal;
  }

  /** Applies `replace`. */
  replace(value: Value): void {
    this.state = bare(mapOf([newItem('dev', value)]));
  }

  /** Applies `merge` or `strategicMerge`. */
  merge(item: Item, isStrategic: boolean): DevChange {
    const part = mapOf([{...item, name: 'dev', key: 'dev'}]);
    return this.changeTo(merge(this.state, part, isStrategic), item);
  }

  /** Applies a patch. */
  patch(item: Item): DevChange {
    const path = String(dataAt(item.value, 'path'));
    const segments = resolvePath(dataOf(this.state), path);
    const next = structuredClone(this.state);
    const value = find(item.value, 'value');
    if (!segments) return {patches: [], reason: 'this path has no equivalent in the new format'};
    if (!patchAt(next, segments, dataAt(item.value, 'op'), value))
      return {patches: [], reason: 'it had no effect or was refused'};
    return this.changeTo(next, item);
  }

  private convert(state: DevState): {root: Value; terminal: string | undefined; context: Context} {
    const root = structuredClone(state);
    const context = new Context(this.context.format, root, true);
    return {terminal: convertDev(root, context), root, context};
  }

  private changeTo(next: Value, place: Item): DevChange {
    const before = this.convert(this.state);
    const {root, terminal, context} = this.convert(next);
    this.state = bare(next);
    const patches = difference(find(before.root, 'dev'), find(root, 'dev'), 'dev', place);
    const notes = context.notes.filter(({line, severity}) => line > 0 && severity !== 'info');
    // The pipelines get patches for a terminal without a selector.
    if (patches.length === 0 && terminal === before.terminal)
      return {patches, reason: notes[0]?.message ?? 'it changes nothing in the new format'};
    this.context.notes.push(...notes);
    this.context.remarks.push(...context.remarks.filter(({line}) => line > 0));
    return {patches};
  }
}

/** Whether a part of a strategic merge has directives, such as `$patch: delete`. */
export function hasDirective({items}: Value): boolean {
  return items.some(({name, value}) => name.startsWith('$') || hasDirective(value));
}

/** Removes defaults that the conversion added to a part that is merged into a section with its own values. */
export function removeDefaults(part: Value, base: Value | undefined): void {
  if (part.kind !== 'map' || base?.kind !== 'map') return;
  part.items = part.items.filter(({line, name}) => {
    const isDefault = [
      'alwaysResolve',
      'appendArgs',
      'cache',
      'overwriteVars',
      'skipImageArg',
    ].includes(name);
    return line > 0 || !isDefault || !find(base, name);
  });
  for (const {name, value} of part.items) removeDefaults(value, at(base, name));
}
