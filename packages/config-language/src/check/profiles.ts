/**
 * Applies profiles to a config, to check the result. The order is that of DevSpace: parents, `replace`,
 * `merge`, `patches`.
 */
import {asList, asMap, isYamlMap, valueAt, type Segments, type YamlMap} from './yaml.ts';

/** A value that a profile writes. */
export interface ProfileWrite {
  /** Path in the resulting config. */
  readonly target: Segments;
  /** Path in the profile. */
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
  /** Index in `profiles`. */
  readonly index: number;
  readonly config: unknown;
  readonly writes: readonly ProfileWrite[];
  readonly patches: readonly PatchContext[];
}

/** Applies a JSON merge patch: merges maps, removes `null`, and replaces other values. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isYamlMap(patch)) return patch;
  const present = asMap(target);
  const kept = Object.entries(present).filter(([key]) => patch[key] !== null);
  const merged = sectionsIn(patch).map(([key, value]) => [key, mergePatch(present[key], value)]);
  return Object.fromEntries([...kept, ...merged]) as YamlMap;
}

/** Entries with a value: `null` doesn't change a section. */
function sectionsIn(value: unknown): Array<[string, unknown]> {
  return Object.entries(asMap(value)).filter(([, section]) => section !== null);
}

const SIMPLE_PART = /^([\w-]+)((?:\[\d+\])*)$/;
const SELECTOR_PART = /^([\w-]+)=([^=]+)$/;

/** Resolves the path of a patch; undefined for filters, wildcards, and selectors without a match. */
export function resolvePath(config: unknown, path: string): Segments | undefined {
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

interface Patched {
  readonly config: unknown;
  readonly target: Segments;
  readonly isNew: boolean;
}

/** Applies `add` and `replace` with a simple path. */
function applyPatch(config: unknown, {op, path, value}: YamlMap): Patched | undefined {
  if (typeof path !== 'string' || value === undefined) return undefined;
  if (op !== 'add' && op !== 'replace') return undefined;
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

function applyOne(config: unknown, profile: YamlMap, at: Segments): Omit<AppliedProfile, 'index'> {
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
    if (!patched) return;
    result = patched.config;
    const {target, isNew} = patched;
    writes.push({target, source: [...source, 'value'], ...(isNew && {isNew})});
  });
  return {config: result, writes, patches};
}

/** Whether a parent is in another file, and unknown. */
export function hasForeignParent({parents}: YamlMap): boolean {
  return asList(parents).some((parent) => asMap(parent).source !== undefined);
}

/** The parents of a profile, in the order in which they are applied. Ignores circular ones. */
function findAncestors(
  profile: YamlMap,
  profiles: readonly YamlMap[],
  trail: readonly YamlMap[],
): YamlMap[] {
  const parents = asList(profile.parents).map(asMap);
  const names = parents.filter(({source}) => source === undefined).map((parent) => parent.profile);
  return [profile.parent, ...names].flatMap((name) => {
    const parent = profiles.find((candidate) => candidate.name === name);
    if (typeof name !== 'string' || !parent || trail.includes(parent)) return [];
    return [...findAncestors(parent, profiles, [...trail, parent]), parent];
  });
}

/** Applies each profile of a config after its parents. Skips profiles with parents in other files. */
export function applyProfiles(config: unknown): AppliedProfile[] {
  const {profiles, ...base} = asMap(config);
  const list = asList(profiles);
  return list.flatMap((profile, index) => {
    if (!isYamlMap(profile)) return [];
    const ancestors = findAncestors(profile, list.filter(isYamlMap), [profile]);
    if ([profile, ...ancestors].some(hasForeignParent)) return [];
    const start = ancestors.reduce<unknown>(
      (result, parent) => applyOne(result, parent, []).config,
      base,
    );
    return [{index, ...applyOne(start, profile, ['profiles', index])}];
  });
}
