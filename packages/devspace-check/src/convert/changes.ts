/**
 * What profiles change. Lists become maps, and those of `dev` become entries by workload, so not all paths can be
 * translated: the changes are applied to the old config, and patches make up the difference in the new format.
 */
import {applyPatch, merge} from './apply-changes.ts';
import {Context} from './context.ts';
import {convertSections, SECTIONS} from './convert-sections.ts';
import {difference} from './difference.ts';
import type {PathStep} from './paths.ts';
import {at, bare, bareItem, copy, dataAt, find, mapOf, type Item, type Value} from './tree.ts';

/** The sections of a config without comments and lines, to apply changes to. Each change makes a new one. */
export function stateOf(root: Value): Value {
  return bare(
    mapOf(root.items.filter(({name, value}) => SECTIONS.includes(name) && value.kind !== 'scalar')),
  );
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
  part.items = part.items.filter(
    ({line, name}) => line > 0 || !DEFAULTS.includes(name) || !find(base, name),
  );
  for (const {name, value} of part.items) removeDefaults(value, at(base, name));
}
