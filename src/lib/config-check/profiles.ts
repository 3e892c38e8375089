/**
 * Applies profiles to a config, so that what they write is checked where it ends up. Follows the
 * order of DevSpace: parents, `replace`, `merge`, `patches`.
 */
import {type Segments, type YamlMap, isYamlMap} from './yaml.ts';

/** A place that a profile writes to, and where in the profile it says so. */
export interface Written {
  readonly target: Segments;
  readonly source: Segments;
  /** A patch adds to what is missing here: another profile may bring a list, for example. */
  readonly isNew?: boolean;
}

/** A patch, and the config that it finds. */
export interface Patching {
  readonly source: Segments;
  readonly patch: YamlMap;
  readonly before: unknown;
  /** Whether the patch is part of the resulting config; of some paths the result is unknown. */
  readonly isApplied: boolean;
}

export interface AppliedProfile {
  /** Index in `profiles`. */
  readonly index: number;
  readonly config: unknown;
  readonly written: readonly Written[];
  readonly patches: readonly Patching[];
}

/** A JSON merge patch: maps merge, `null` removes, all else replaces. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isYamlMap(patch)) return patch;
  const present = isYamlMap(target) ? target : {};
  const kept = Object.entries(present).filter(([key]) => patch[key] !== null);
  const merged = Object.entries(patch)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, mergePatch(present[key], value)]);
  return Object.fromEntries([...kept, ...merged]) as YamlMap;
}

/** A whole section that is `null` means no change. */
function sectionsIn(value: unknown): Array<[string, unknown]> {
  return isYamlMap(value) ? Object.entries(value).filter(([, section]) => section !== null) : [];
}

const SIMPLE_PART = /^([\w-]+)((?:\[\d+\])*)$/;
const SELECTOR_PART = /^([\w-]+)=([^=]+)$/;

/** Finds the keys that a patch path stands for; undefined for filters, wildcards and what is missing. */
function resolvePath(config: unknown, path: string): Segments | undefined {
  const segments: Array<number | string> = [];
  let value = config;
  for (const part of path.split('.')) {
    const selector = SELECTOR_PART.exec(part);
    if (selector) {
      const [, key = '', wanted] = selector;
      if (!Array.isArray(value)) return undefined;
      const index = value.findIndex((item) => isYamlMap(item) && String(item[key]) === wanted);
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

/** The value at the end of a path. */
export function valueAt(config: unknown, segments: Segments): unknown {
  return segments.reduce<unknown>(
    (value, key) =>
      isYamlMap(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined,
    config,
  );
}

/** A copy of the config with another value at a place. */
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

/** Applies `add` and `replace` where the path is plain; other patches only take away, or select. */
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
  // An existing entry of a list, or a text that is no object: what happens depends on the version.
  if (op === 'add' && present !== undefined) return undefined;
  const parent = valueAt(config, segments.slice(0, -1));
  if (segments.length > 1 && !isYamlMap(parent) && !Array.isArray(parent)) return undefined;
  const isNew = op === 'add' && present === undefined;
  return {config: setAt(config, segments, value), target: segments, isNew};
}

function applyOne(config: unknown, profile: YamlMap, at: Segments): Omit<AppliedProfile, 'index'> {
  const written: Written[] = [];
  const patches: Patching[] = [];
  let result = config;
  for (const [section, value] of sectionsIn(profile.replace)) {
    result = setAt(result, [section], value);
    written.push({target: [section], source: [...at, 'replace', section]});
  }
  for (const [section, value] of sectionsIn(profile.merge)) {
    const present = isYamlMap(result) ? result[section] : undefined;
    result = setAt(result, [section], mergePatch(present, value));
    written.push({target: [section], source: [...at, 'merge', section]});
  }
  const entries = Array.isArray(profile.patches) ? (profile.patches as readonly unknown[]) : [];
  entries.forEach((patch, index) => {
    const source = [...at, 'patches', index];
    const patched = applyPatch(result, patch);
    if (isYamlMap(patch))
      patches.push({source, patch, before: result, isApplied: patched !== undefined});
    if (!patched) return;
    result = patched.config;
    const {target, isNew} = patched;
    written.push({target, source: [...source, 'value'], ...(isNew && {isNew})});
  });
  return {config: result, written, patches};
}

function parentsOf(profile: YamlMap): string[] {
  const {parent, parents} = profile;
  const several = Array.isArray(parents) ? (parents as readonly unknown[]) : [];
  const names = several.flatMap((entry) =>
    isYamlMap(entry) && entry.source === undefined ? [entry.profile] : [],
  );
  return [parent, ...names].filter((name) => typeof name === 'string');
}

/** Whether a parent stands in another file, so that nobody knows what it does. */
function hasForeignParent({parents}: YamlMap): boolean {
  const several = Array.isArray(parents) ? (parents as readonly unknown[]) : [];
  return several.some((parent) => isYamlMap(parent) && parent.source !== undefined);
}

/**
 * Applies each profile of a config, on top of its parents; profiles on top of other files are left
 * out.
 */
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
