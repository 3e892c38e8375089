/**
 * Applies profiles to a config, to check the result. The order is that of DevSpace: parents, `replace`,
 * `merge`, `patches`.
 */
import {codeSpan, joinWords} from '@devspace-docs/common';
import {
  asList,
  asMap,
  isYamlMap,
  startsWith,
  valueAt,
  type Segments,
  type YamlMap,
} from '../yaml/yaml.ts';

/** A value that a profile writes, or the object in which a patch removes or empties a field. */
export interface ProfileWrite {
  /** Path in the resulting config. */
  readonly target: Segments;
  /** Path in the profile. For a removed field, that of the patch's `path`. */
  readonly source: Segments;
  /** A patch adds to a missing value. Another profile may define it, for example as a list. */
  readonly isNew?: boolean;
}

/** A patch, and the config before it. */
export interface PatchContext {
  readonly source: Segments;
  readonly patch: YamlMap;
  readonly base: unknown;
  /** False if the path is too complex to compute the result. */
  readonly isApplied: boolean;
}

export interface AppliedProfile {
  /** The profile, or all selected profiles. */
  readonly names: readonly string[];
  /** The config with the profile, its parents and the selected profiles before it. */
  readonly config: unknown;
  readonly writes: readonly ProfileWrite[];
  readonly patches: readonly PatchContext[];
}

/** Finds what wrote a value of a profile's result: the path in the profile. */
export function findSource(
  writes: readonly ProfileWrite[],
  target: Segments,
  config: unknown,
): Segments | undefined {
  return writes
    .filter((write) => startsWith(target, write.target))
    .map((write) => [...write.source, ...target.slice(write.target.length)])
    .findLast((source) => valueAt(config, source) !== undefined);
}

/** Applies a JSON merge patch: merges maps, removes `null`, and replaces other values. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isYamlMap(patch)) return patch;
  const present = asMap(target);
  const changed = sectionsIn(patch).map(([key, value]) => [key, mergePatch(present[key], value)]);
  const merged = {...present, ...(Object.fromEntries(changed) as YamlMap)};
  if (!Object.values(patch).includes(null)) return merged;
  return Object.fromEntries(Object.entries(merged).filter(([key]) => patch[key] !== null));
}

/** Entries with a value: `null` doesn't change a section. */
function sectionsIn(value: unknown): Array<[string, unknown]> {
  return Object.entries(asMap(value)).filter(([, section]) => section !== null);
}

const SIMPLE_PART = /^([\w-]+)((?:\[\d+\])*)$/;
const SELECTOR_PART = /^([\w-]+)=([^=]+)$/;

/** Resolves the path of a patch; undefined for filters, wildcards, and selectors without a match. */
export function resolvePath(config: unknown, path: unknown): Segments | undefined {
  if (typeof path !== 'string') return undefined;
  const segments: Array<number | string> = [];
  for (const part of path.split('.')) {
    const [, key, expected] = SELECTOR_PART.exec(part) ?? [];
    const [, name, indexes = ''] = SIMPLE_PART.exec(part) ?? [];
    if (key !== undefined) {
      const items = asList(valueAt(config, segments));
      const index = items.findIndex((item) => isYamlMap(item) && String(item[key]) === expected);
      if (index < 0) return undefined;
      segments.push(index);
    } else if (name !== undefined) {
      segments.push(name, ...[...indexes.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
    } else return undefined;
  }
  return segments;
}

/** Returns a copy of the config with another value at a path. */
function setAt(config: unknown, [first, ...rest]: Segments, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list = [...asList(config)];
    list[first] = setAt(list[first], rest, value);
    return list;
  }
  const map = asMap(config);
  return {...map, [first]: setAt(map[first], rest, value)};
}

/** Returns a copy of the config without a value. */
function removeAt(config: unknown, target: Segments): unknown {
  const parent = valueAt(config, target.slice(0, -1));
  const key = target.at(-1);
  const rest = Array.isArray(parent)
    ? parent.filter((_, index) => index !== key)
    : Object.fromEntries(Object.entries(asMap(parent)).filter(([name]) => name !== key));
  return setAt(config, target.slice(0, -1), rest);
}

/** Applies `add` and `replace` with a simple path. */
function applyPatch(config: unknown, {op, path, value}: YamlMap) {
  if (value === undefined || (op !== 'add' && op !== 'replace')) return undefined;
  const target = resolvePath(config, path);
  if (!target) return undefined;
  const present = valueAt(config, target);
  const isNew = op === 'add' && present === undefined;
  if (op === 'replace' || isNew) {
    const parent = valueAt(config, target.slice(0, -1));
    if (target.length > 1 && !isYamlMap(parent) && !Array.isArray(parent)) return undefined;
    return {config: setAt(config, target, value), target, isNew};
  }
  if (Array.isArray(present)) {
    const item = [...target, present.length];
    return {config: setAt(config, item, value), target: item, isNew};
  }
  // Otherwise, the result depends on the version.
  return isYamlMap(present) && isYamlMap(value)
    ? {config: setAt(config, target, {...present, ...value}), target, isNew}
    : undefined;
}

function applyOne(config: unknown, profile: YamlMap, at: Segments): Omit<AppliedProfile, 'names'> {
  const writes: ProfileWrite[] = [];
  const patches: PatchContext[] = [];
  let result = config;
  for (const [section, value] of sectionsIn(profile.replace)) {
    result = setAt(result, [section], value);
    writes.push({target: [section], source: [...at, 'replace', section]});
  }
  for (const [section, value] of sectionsIn(profile.merge)) {
    result = setAt(result, [section], mergePatch(valueAt(result, [section]), value));
    writes.push({target: [section], source: [...at, 'merge', section]});
  }
  asList(profile.patches).forEach((patch, index) => {
    if (!isYamlMap(patch)) return;
    const source = [...at, 'patches', index];
    const patched = applyPatch(result, patch);
    patches.push({source, patch, base: result, isApplied: patched !== undefined});
    const removed = patch.op === 'remove' ? resolvePath(result, patch.path) : undefined;
    if (removed && valueAt(result, removed) !== undefined) {
      result = removeAt(result, removed);
      writes.push({target: removed.slice(0, -1), source: [...source, 'path']});
    }
    if (!patched) return;
    result = patched.config;
    const {target, isNew} = patched;
    writes.push({target, source: [...source, 'value'], ...(isNew && {isNew})});
    // An empty string can be the same as no value for the object that contains it.
    if (patch.value === '')
      writes.push({target: target.slice(0, -1), source: [...source, 'value']});
  });
  return {config: result, writes, patches};
}

/** What the messages about the result of profiles start with. */
export function describeProfiles(names: readonly string[]): string {
  const noun = names.length === 1 ? 'profile' : 'profiles';
  return `with the ${noun} ${joinWords(names.map(codeSpan), 'and')}`;
}

/** Whether a parent is in another file, and unknown. */
export function hasForeignParent({parents}: YamlMap): boolean {
  return asList(parents).some((parent) => asMap(parent).source !== undefined);
}

/** Whether a file is a project, instead of only defining profiles for others. Older formats don't have `name`. */
export function isProject(config: YamlMap, {hasNamedEntries}: {hasNamedEntries: boolean}): boolean {
  return hasNamedEntries
    ? 'name' in config
    : ['images', 'deployments', 'dev'].some((section) => section in config);
}

/** Profiles whose parents share parents can have millions of ancestors. */
const MAX_ANCESTORS = 1000;

/**
 * Adds the parents of a profile, in the order in which they are applied. Ignores circular ones.
 *
 * @returns False if there are too many.
 */
function addAncestors(
  profile: YamlMap,
  byName: ReadonlyMap<unknown, YamlMap>,
  trail: readonly YamlMap[],
  found: YamlMap[],
): boolean {
  const parents = asList(profile.parents).map(asMap);
  const names = parents.filter(({source}) => source === undefined).map((parent) => parent.profile);
  return [profile.parent, ...names].every((name) => {
    const parent = byName.get(name);
    if (typeof name !== 'string' || !parent || trail.includes(parent)) return true;
    if (!addAncestors(parent, byName, [...trail, parent], found)) return false;
    return found.push(parent) <= MAX_ANCESTORS;
  });
}

/** Applies parents. Profiles with the same parents share the result. */
class ParentConfigs {
  private readonly results = new WeakMap<object, Map<YamlMap, unknown>>();

  apply(base: YamlMap, parents: readonly YamlMap[]): unknown {
    return parents.reduce<unknown>((config, parent) => {
      const known = asMap(config);
      const results = this.results.get(known) ?? new Map<YamlMap, unknown>();
      this.results.set(known, results);
      const result = results.get(parent) ?? applyOne(config, parent, []).config;
      results.set(parent, result);
      return result;
    }, base);
  }
}

/** Applies the selected profiles one after another, each after its parents. */
function applyTogether(
  base: YamlMap,
  profiles: readonly unknown[],
  byName: ReadonlyMap<unknown, YamlMap>,
  names: readonly string[],
): AppliedProfile | undefined {
  const all: YamlMap[] = [];
  for (const name of names) {
    const profile = byName.get(name);
    if (!profile) continue;
    if (!addAncestors(profile, byName, [profile], all)) return undefined;
    all.push(profile);
  }
  if (all.some(hasForeignParent)) return undefined;
  let config: unknown = base;
  const writes: ProfileWrite[] = [];
  const patches: PatchContext[] = [];
  for (const profile of all) {
    const applied = applyOne(config, profile, ['profiles', profiles.indexOf(profile)]);
    config = applied.config;
    writes.push(...applied.writes);
    patches.push(...applied.patches);
  }
  return {names, config, writes, patches};
}

/**
 * Applies each profile of a config after its parents. Skips profiles with parents in other files. Values that
 * a profile doesn't change are the same objects as in the config.
 *
 * @param selected - If set, applies only these profiles, together.
 */
export function* applyProfiles(
  config: unknown,
  selected?: readonly string[],
): Generator<AppliedProfile> {
  const {profiles, ...base} = asMap(config);
  const list = asList(profiles);
  const known = list.filter(isYamlMap);
  const byName = new Map([...known].reverse().map((profile) => [profile.name, profile]));
  if (selected) {
    const applied = applyTogether(base, list, byName, selected);
    if (applied) yield applied;
    return;
  }
  const parentConfigs = new ParentConfigs();
  for (const [index, profile] of list.entries()) {
    if (!isYamlMap(profile)) continue;
    const ancestors: YamlMap[] = [];
    if (!addAncestors(profile, byName, [profile], ancestors)) continue;
    if ([profile, ...ancestors].some(hasForeignParent)) continue;
    const start = parentConfigs.apply(base, ancestors);
    const names = [String(profile.name)];
    yield {names, ...applyOne(start, profile, ['profiles', index])};
  }
}
