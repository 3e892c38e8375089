/** Finds patches of profiles that have no effect because of their paths. */
import {versionsByLabel} from '@devspace-docs/versions';
import {suggest} from '@devspace-docs/common';
import {findPath, joinPath} from '../fields/field-lookup.ts';
import type {Imports} from '../config/imports.ts';
import {sections, type Section} from '../names/names.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import type {ConfigFile} from '../config/config-file.ts';
import type {References, TextRange} from '../names/references.ts';
import {asMap, isExpression, isYamlMap, startsWith, valueAt, type Segments} from '../yaml/yaml.ts';
import {
  findMissingStep,
  readPatchPath,
  type MissingStep,
  type PatchPath,
  type PathError,
  type PathStep,
} from './patch-paths.ts';
import {isProject, resolvePath, type PatchContext} from './profiles.ts';

type PatchedConfig = Pick<ConfigFile, 'config' | 'format' | 'imports' | 'profiles'>;

/** Finds the first step that isn't a field of the schema. */
function findUnknownField({steps}: PatchPath, format: ConfigFormat) {
  const {version} = format;
  // Only arbitrary keys, such as annotations, contain dots.
  const parts = steps.map(({kind, text}) => (kind === 'key' ? text.replaceAll('.', '_') : '[0]'));
  for (const [index, step] of steps.entries()) {
    const result = findPath(joinPath(parts.slice(0, index + 1)), format);
    if (result.kind === 'found') continue;
    const parent =
      result.parent === '' ? `the ${version} config` : `\`${result.parent}\` in ${version}`;
    const suggestion = result.kind === 'unknown' ? suggest(step.text, result.siblings) : undefined;
    const message = `${parent} has no field \`${step.text}\`, so the patch changes nothing`;
    return {step, message, suggestion};
  }
  return undefined;
}

/** The name of an entry: a key of a map, or `name=api` of a list. */
function entryName({kind, text}: PathStep, section: unknown): string | undefined {
  if (kind === 'key' && isYamlMap(section)) return text;
  return kind === 'selector' && Array.isArray(section) ? /^name=(.*)$/.exec(text)?.[1] : undefined;
}

const IGNORED = 'DevSpace ignores the patch';

/** Adds the first step that matches nothing in the config. */
function addMissingStep(
  {steps, isStrict}: PatchPath,
  {source, patch, base}: PatchContext,
  {config, format, profiles}: PatchedConfig,
  references: References,
): void {
  const {version} = format;
  const find = (value: unknown): MissingStep | undefined =>
    findMissingStep(value, {steps, isStrict}, patch.op, version);
  const missing = find(base);
  // Together with another profile, the patch can remove what that one adds.
  const isOptional = patch.op === 'remove' && !isStrict;
  if (isOptional && ('imports' in config || profiles.some((other) => !find(other.config)))) return;
  const [first] = steps;
  const step = steps[missing?.index ?? 0];
  if (!missing || !first || !step) return;
  const isDefined = isStrict && isProject(config, versionsByLabel[version]);
  if (missing.index === 0 && !isDefined) return;
  const section = first.text as Section;
  const isEntry = missing.index === 1;
  const name = isEntry ? entryName(step, valueAt(base, [section])) : undefined;
  const part = name ?? step.text;
  const offset = String(patch.path).indexOf(part, step.start);
  const at: TextRange = {segments: [...source, 'path'], offset, length: part.length};
  const {hasNamedEntries} = versionsByLabel[version];
  if (name !== undefined && sections.includes(section) && (section !== 'dev' || hasNamedEntries)) {
    references.addName(section, name, 'path', at, isStrict ? undefined : IGNORED);
  } else if (!isEntry || !('imports' in config)) {
    const effect = isStrict ? 'the patch fails' : IGNORED;
    // The siblings can be misspelled, too.
    const siblings = missing.siblings.filter((sibling) => {
      const other = {...step, text: sibling};
      return !findUnknownField(
        {steps: [...steps.slice(0, missing.index), other], isStrict},
        format,
      );
    });
    const suggestion = suggest(step.text.replace(/^\w+=/, ''), siblings);
    const message = `\`${step.text}\` matches nothing in the config, so ${effect}`;
    const fallback = isOptional
      ? 'remove the patch, or correct the path'
      : 'add it to the config, or correct the path';
    references.addTypo(at, message, suggestion, fallback, {
      ...(!isStrict && {severity: 'warning'}),
      newText: part.replace(/[^=]+$/, () => suggestion ?? ''),
    });
  }
}

function hasKey(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasKey(item, key));
  return Object.entries(asMap(value)).some(([name, item]) => name === key || hasKey(item, key));
}

/** DevSpace can't add a missing key at the end of a recursive path. */
function findRecursiveError(
  {base, patch: {path}}: PatchContext,
  {configs, isComplete}: Imports,
): PathError | undefined {
  const [, start = '', key] = /^([^.]*(?:\.[^.]+)*)\.\.([\w-]+)$/.exec(String(path)) ?? [];
  const target = start === '' ? [] : resolvePath(base, start);
  if (key === undefined || !target || !isComplete) return undefined;
  const parts = [base, ...configs.map((imported) => imported.config)];
  if (parts.some((part) => hasKey(valueAt(part, target), key))) return undefined;
  return {
    message: `\`..${key}\` matches nothing in the config`,
    hint: 'correct the path',
    isFatal: true,
  };
}

/** `add` doesn't replace a value, except for items of a list. */
function addExisting(
  {source, patch, base}: PatchContext,
  {version}: ConfigFormat,
  references: References,
): void {
  const {op, path, value} = patch;
  const target = op === 'add' ? resolvePath(base, path) : undefined;
  const present = target && valueAt(base, target);
  if (!target || present === undefined) return;
  // `add` appends the keys, and yaml.v3 refuses one that is already there.
  if (isYamlMap(present) && isYamlMap(value) && versionsByLabel[version].yamlParser === 'yaml.v3') {
    const key = Object.keys(value).find((name) => name in present);
    if (key === undefined) return;
    const message = `\`${String(path)}\` already has the key \`${key}\`, so the profile fails`;
    const at = {segments: [...source, 'value', key], offset: 0, length: 1};
    references.addBroken(at, message, 'replace the value of the key with another patch');
  }
  if (typeof present === 'object') return;
  if (typeof target.at(-1) === 'number') return;
  const at = {segments: [...source, 'op'], offset: 0, length: 'add'.length};
  const message = `\`add\` can't replace the value of \`${String(path)}\`, so the profile fails`;
  references.addBroken(at, message, 'write `replace`', {newText: 'replace'});
}

/** `add` and `replace` put a field of a string or number before the value, so the rest of the config is wrong. */
function isBelowScalar({patch: {op, path}, base}: PatchContext): boolean {
  const target = op !== 'remove' && resolvePath(base, path);
  const parent = target ? valueAt(base, target.slice(0, -1)) : undefined;
  return parent !== undefined && parent !== null && typeof parent !== 'object';
}

function addPatch(context: PatchContext, file: PatchedConfig, references: References): void {
  const {format, imports} = file;
  const {version} = format;
  const {source, patch, isApplied} = context;
  const {path, op} = patch;
  // `checkFields` checks the results of applied patches. Patches that fail must be checked here.
  const canFail = versionsByLabel[version].hasPointerPatches && op === 'replace';
  if (typeof path !== 'string' || (isApplied && !canFail)) return;
  if (versionsByLabel[version].hasExpressions && isExpression(path)) {
    const at = {segments: [...source, 'path'], offset: 0, length: path.length};
    const message = 'the path is an expression, so DevSpace rejects the config';
    references.addBroken(at, message, 'write a fixed path');
    return;
  }
  const reading = readPatchPath(path, version) ?? findRecursiveError(context, imports);
  if (!reading) return;
  const segments = [...source, 'path'];
  if ('message' in reading) {
    const at = {segments, offset: 0, length: path.length};
    const {message, suggestion} = reading;
    // DevSpace looks for what it removes first.
    const isFatal = reading.isFatal && (op !== 'remove' || path.startsWith('/'));
    const hint = suggestion === undefined ? reading.hint : `write \`${suggestion}\``;
    references.addBroken(at, `${message}, so ${isFatal ? 'the profile fails' : IGNORED}`, hint, {
      ...(suggestion !== undefined && {newText: suggestion}),
      ...(!isFatal && {severity: 'warning'}),
    });
    return;
  }
  const unknown = findUnknownField(reading, format);
  if (!unknown) {
    addMissingStep(reading, context, file, references);
  } else if (!isApplied) {
    const {step, suggestion} = unknown;
    const isFatal = reading.isStrict || isBelowScalar(context);
    const message = isFatal
      ? unknown.message.replace(/the patch changes nothing$/, 'the profile fails')
      : unknown.message;
    const offset = path.indexOf(step.text, step.start);
    const at = {segments, offset, length: step.text.length};
    const severity = isFatal ? {} : ({severity: 'warning'} as const);
    references.addTypo(at, message, suggestion, 'correct the path', severity);
  }
}

/**
 * Adds patches that remove what an earlier one of the profile removed. DevSpace skips the removal of a missing
 * value only if it's missing before all patches.
 */
function addRemovals(patches: readonly PatchContext[], references: References): void {
  let removed: Segments[] = [];
  const targets = patches.map(({base, patch}) => resolvePath(base, patch.path));
  patches.forEach(({source, patch: {op, path}}, index) => {
    const target = targets[index];
    const key = target?.at(-1);
    // The next item takes the index of a removed one.
    if (!target || typeof key !== 'string' || typeof path !== 'string') return;
    if (op !== 'remove') {
      removed = removed.filter((earlier) => !startsWith(earlier, target));
      return;
    }
    // DevSpace looks for the value before it applies the first patch.
    const first = patches.find((other) => other.source[1] === source[1]);
    if (valueAt(first?.base, target) === undefined) return;
    const at = {segments: [...source, 'path'], offset: 0, length: path.length};
    if (removed.some((earlier) => startsWith(target, earlier))) {
      const message = `an earlier patch already removed \`${path}\`, so the profile fails`;
      references.addBroken(at, message, 'remove this patch');
      return;
    }
    removed.push(target);
  });
}

/** Adds problems and names in the paths of patches. DevSpace ignores a path without a match, or fails. */
export function addPatchReferences(file: PatchedConfig, references: References): void {
  const {format, profiles} = file;
  const {hasNamedEntries, hasPointerPatches} = versionsByLabel[format.version];
  for (const {patches} of profiles) {
    for (const context of patches) {
      addPatch(context, file, references);
      if (!hasPointerPatches) addExisting(context, format, references);
    }
    if (hasNamedEntries) addRemovals(patches, references);
  }
}
