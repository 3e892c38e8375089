/** Finds patches of profiles that have no effect because of their paths. */
import {versionsByLabel} from '@devspace-docs/versions';
import {findField, findPath, joinPath} from './field-lookup.ts';
import {didYouMean, suggest} from '@devspace-docs/common';
import {sections, type Section} from './names.ts';
import type {ConfigFormat} from './schemas.ts';
import {findMissingStep, readPatchPath, type PatchPath, type PathStep} from './patch-paths.ts';
import {applyProfiles, resolvePath, type PatchContext} from './profiles.ts';
import type {References, TextRange} from './references.ts';
import {isYamlMap, valueAt, type Segments, type YamlMap} from './yaml.ts';

interface UnknownField {
  readonly step: PathStep;
  readonly message: string;
  readonly hint: string;
  readonly suggestion: string | undefined;
}

/** Finds the first step that isn't a field of the schema. */
function findUnknownField({steps}: PatchPath, format: ConfigFormat): UnknownField | undefined {
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
    return {step, message, hint: didYouMean(suggestion, 'correct the path'), suggestion};
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
  config: YamlMap,
  format: ConfigFormat,
  references: References,
): void {
  const {version} = format;
  const missing = findMissingStep(base, {steps, isStrict}, patch.op, version);
  const [first] = steps;
  const step = steps[missing?.index ?? 0];
  // A file that only defines profiles for other configs doesn't contain the section.
  if (!missing || !first || !step || missing.index === 0) return;
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
    const hint = didYouMean(suggestion, 'add it to the config, or correct the path');
    const message = `\`${step.text}\` matches nothing in the config, so ${effect}`;
    references.addBroken(at, message, hint, {
      ...(!isStrict && {severity: 'warning'}),
      ...(suggestion !== undefined && {newText: part.replace(/[^=]+$/, () => suggestion)}),
    });
  }
}

function addPatch(
  context: PatchContext,
  config: YamlMap,
  format: ConfigFormat,
  references: References,
): void {
  const {version} = format;
  const {source, patch, isApplied} = context;
  const {path, op} = patch;
  // `checkFields` checks the results of applied patches. Patches that fail must be checked here.
  const canFail = versionsByLabel[version].hasPointerPatches && op === 'replace';
  if (typeof path !== 'string' || (isApplied && !canFail)) return;
  const reading = readPatchPath(path, version);
  if (!reading) return;
  const segments = [...source, 'path'];
  if ('message' in reading) {
    const at = {segments, offset: 0, length: path.length};
    const {message, suggestion, isFatal = false} = reading;
    const hint = suggestion === undefined ? 'close the bracket' : `write \`${suggestion}\``;
    references.addBroken(at, message, hint, {
      ...(suggestion !== undefined && {newText: suggestion}),
      ...(!isFatal && {severity: 'warning'}),
    });
    return;
  }
  const unknown = findUnknownField(reading, format);
  if (!unknown) {
    addMissingStep(reading, context, config, format, references);
  } else if (!isApplied) {
    const {step, message, hint, suggestion} = unknown;
    const offset = path.indexOf(step.text, step.start);
    references.addBroken({segments, offset, length: step.text.length}, message, hint, {
      ...(!reading.isStrict && {severity: 'warning'}),
      ...(suggestion !== undefined && {newText: suggestion}),
    });
  }
}

/** Whether a path is the same as another one, or below it. */
function isAtOrBelow(path: Segments, outer: Segments): boolean {
  return outer.every((segment, index) => segment === path[index]);
}

/**
 * Adds patches that remove what an earlier one of the profile removed, and patches that remove required
 * fields. DevSpace skips the removal of a missing value only if it's missing before all patches.
 */
function addRemovals(
  patches: readonly PatchContext[],
  format: ConfigFormat,
  references: References,
): void {
  let removed: Segments[] = [];
  const targets = patches.map(({base, patch: {path}}) =>
    typeof path === 'string' ? resolvePath(base, path) : undefined,
  );
  patches.forEach(({source, patch: {op, path}, base}, index) => {
    const target = targets[index];
    const key = target?.at(-1);
    // The next item takes the index of a removed one.
    if (!target || typeof key !== 'string' || typeof path !== 'string') return;
    if (op !== 'remove') {
      removed = removed.filter((earlier) => !isAtOrBelow(earlier, target));
      return;
    }
    if (valueAt(base, target) === undefined) return;
    const at = {segments: [...source, 'path'], offset: 0, length: path.length};
    if (removed.some((earlier) => isAtOrBelow(target, earlier))) {
      const message = `an earlier patch already removed \`${path}\`, so the profile fails`;
      references.addBroken(at, message, 'remove this patch');
      return;
    }
    removed.push(target);
    const field = findField(target, format);
    const isRestored = targets
      .slice(index + 1)
      .some((other) => other && (isAtOrBelow(target, other) || isAtOrBelow(other, target)));
    if (field?.isRequired !== true || field.requiredNote !== undefined || isRestored) return;
    const message = `\`${key}\` is required, so DevSpace rejects the config with this profile`;
    references.addBroken(at, message, 'replace it, or remove the whole entry');
  });
}

/** Adds problems and names in the paths of patches. DevSpace ignores a path without a match, or fails. */
export function addPatchReferences(
  config: YamlMap,
  format: ConfigFormat,
  references: References,
  profiles?: readonly string[],
): void {
  for (const {patches} of applyProfiles(config, profiles)) {
    for (const context of patches) addPatch(context, config, format, references);
    if (versionsByLabel[format.version].hasNamedEntries) addRemovals(patches, format, references);
  }
}
