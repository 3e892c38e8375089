/**
 * Applies profiles to a config, to check the result. The order is that of DevSpace: parents, `replace`,
 * `merge`, `patches`.
 */
import {type Segments, type YamlMap, isYamlMap} from './yaml.ts';

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
  const present = isYamlMap(target) ? target : {};
  const kept = Object.entries(present).filter(([key]) => patch[key] !== null);
  const merged = Object.entries(patch)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, mergePatch(present[key], value)]);
  return Object.fromEntries([...kept, ...merged]) as YamlMap;
}

/** Sections with a value: `null` doesn't change a section. */
function sectionsIn(value: unknown): Array<[string, unknown]> {
  return isYamlMap(value) ? Object.entries(value).filter(([, section]) => section !== null) : [];
}

const SIMPLE_PART = /^([\w-]+)((?:\[\d+\])*)$/;
const SELECTOR_PART = /^([\w-]+)=([^=]+)$/;

/** Resolves the path of a patch; undefined for filters, wildcards, and selectors without a match. */
function resolvePath(config: unknown, path: string): Segments | undefined {
  const segments: Array<number | string> = [];
  let value = config;
  for (const part of path.split('.')) {
    const selector = SELECTOR_PART.exec(part);
    if (selector) {
      const [, key = '', expected] = selector;
      if (!Array.isArray(value)) return undefined;
      const index = value.findIndex((item) => isYamlMap(item) && String(item[key]) === expected);
      if (index < 0) return undefined;
      segments.push(index);
      value = (value as readonly unknown[])[index];
      continue;
    }
    const simple = SIMPLE_PART.exec(part);
    if (!simple) return undefined;
    const [, key = '', indexes = ''] = simple;
    const steps = [key, ...[...indexes.matchAll(/\d+/g)].map(([digits]) => Number(digits))];
    for (const step of steps) {
      segments.push(step);
      value = isYamlMap(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
    }
  }
  return segments;
}

/** The value at a path. */
export function valueAt(config: unknown, segments: Segments): unknown {
  return segments.reduce<unknown>(
    (value, key) =>
      isYamlMap(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined,
    config,
  );
}

/** Returns a copy of the config with another value at a path. */
function setAt(config: unknown, [first, ...rest]: Segments, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list: unknown[] = Array.isArray(config) ? [...(config as readonly unknown[])] : [];
    list[first] = setAt(list[first], rest, value);
    return list;
  }
  const map = isYamlMap(config) ? config : {};
  return {...map, [first]: setAt(map[first], rest, value)};
}

interface Patched {
  readonly config: unknown;
  readonly target: Segments;
  readonly isNew: boolean;
}

/** Applies `add` and `replace` with a simple path. */
function applyPatch(config: unknown, patch: unknown): Patched | undefined {
  if (!isYamlMap(patch) || typeof patch.path !== 'string') return undefined;
  const {op, path, value} = patch;
  if ((op !== 'add' && op !== 'replace') || value === undefined) return undefined;
  const segments = resolvePath(config, path);
  if (!segments) return undefined;
  const present = valueAt(config, segments);
  if (op === 'add' && Array.isArray(present)) {
    const target = [...segments, present.length];
    return {config: setAt(config, target, value), target, isNew: false};
  }
  if (op === 'add' && isYamlMap(present) && isYamlMap(value))
    return {
      config: setAt(config, segments, {...present, ...value}),
      target: segments,
      isNew: false,
    };
  // The result depends on the version.
  if (op === 'add' && present !== undefined) return undefined;
  const parent = valueAt(config, segments.slice(0, -1));
  if (segments.length > 1 && !isYamlMap(parent) && !Array.isArray(parent)) return undefined;
  const isNew = op === 'add' && present === undefined;
  return {config: setAt(config, segments, value), target: segments, isNew};
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
    const present = isYamlMap(result) ? result[section] : undefined;
    result = setAt(result, [section], mergePatch(present, value));
    writes.push({target: [section], source: [...at, 'merge', section]});
  }
  const entries = Array.isArray(profile.patches) ? (profile.patches as readonly unknown[]) : [];
  entries.forEach((patch, index) => {
    const source = [...at, 'patches', index];
    const patched = applyPatch(result, patch);
    if (isYamlMap(patch))
      patches.push({source, patch, base: result, isApplied: patched !== undefined});
    if (!patched) return;
    result = patched.config;
    const {target, isNew} = patched;
    writes.push({target, source: [...source, 'value'], ...(isNew && {isNew})});
  });
  return {config: result, writes, patches};
}

function parentsOf(profile: YamlMap): string[] {
  const {parent, parents} = profile;
  const list = Array.isArray(parents) ? (parents as readonly unknown[]) : [];
  const names = list.flatMap((entry) =>
    isYamlMap(entry) && entry.source === undefined ? [entry.profile] : [],
  );
  return [parent, ...names].filter((name) => typeof name === 'string');
}

/** Whether a parent is in another file, and unknown. */
function hasForeignParent({parents}: YamlMap): boolean {
  const list = Array.isArray(parents) ? (parents as readonly unknown[]) : [];
  return list.some((parent) => isYamlMap(parent) && parent.source !== undefined);
}

/** Applies each profile of a config after its parents. Skips profiles with parents in other files. */
export function applyProfiles(config: unknown): AppliedProfile[] {
  if (!isYamlMap(config) || !Array.isArray(config.profiles)) return [];
  const {profiles, ...base} = config;
  const list = profiles as readonly unknown[];
  const findParents = (profile: YamlMap): YamlMap[] =>
    parentsOf(profile).flatMap((name) => {
      const parent = list.filter(isYamlMap).find((candidate) => candidate.name === name);
      return parent ? [parent] : [];
    });
  const isForeign = (profile: YamlMap, trail: readonly YamlMap[]): boolean =>
    hasForeignParent(profile) ||
    findParents(profile).some(
      (parent) => !trail.includes(parent) && isForeign(parent, [...trail, parent]),
    );
  const addParents = (present: unknown, profile: YamlMap, trail: readonly YamlMap[]): unknown =>
    findParents(profile)
      .filter((parent) => !trail.includes(parent))
      .reduce<unknown>(
        (result, parent) =>
          applyOne(addParents(result, parent, [...trail, parent]), parent, []).config,
        present,
      );
  return list.flatMap((profile, index) => {
    if (!isYamlMap(profile) || isForeign(profile, [profile])) return [];
    const start = addParents(base, profile, [profile]);
    return [{index, ...applyOne(start, profile, ['profiles', index])}];
  });
}
