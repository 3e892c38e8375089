/** Finds patches of profiles that have no effect because of their paths. */
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {findPath, joinPath} from './field-lookup.ts';
import {didYouMean, suggest} from '@devspace-docs/common';
import {sections, type Section} from './names.ts';
import type {ConfigFormat} from './schemas.ts';
import {findMissingStep, readPatchPath, type PatchPath, type PathStep} from './patch-paths.ts';
import {applyProfiles, type PatchContext} from './profiles.ts';
import type {References, TextRange} from './references.ts';
import {isYamlMap, valueAt, type YamlMap} from './yaml.ts';

interface UnknownField {
  readonly step: PathStep;
  readonly message: string;
  readonly hint: string;
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
      result.parent === '' ? `the config of ${version}` : `\`${result.parent}\` in ${version}`;
    const suggestion = result.kind === 'unknown' ? suggest(step.text, result.siblings) : undefined;
    const message = `${parent} has no field \`${step.text}\`, so the patch changes nothing`;
    return {step, message, hint: didYouMean(suggestion, 'correct the path')};
  }
  return undefined;
}

/** The name of an entry: a key of a map, or `name=api` of a list. */
function entryName({kind, text}: PathStep, section: unknown): string | undefined {
  if (kind === 'key' && isYamlMap(section)) return text;
  return kind === 'selector' && Array.isArray(section) ? /^name=(.*)$/.exec(text)?.[1] : undefined;
}

/** Adds the first step that matches nothing in the config. */
function addMissingStep(
  {steps, isStrict}: PatchPath,
  {source, patch, base}: PatchContext,
  config: YamlMap,
  version: VersionLabel,
  references: References,
): void {
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
    references.addName(section, name, 'path', at);
  } else if (!isEntry || !('imports' in config)) {
    const effect = isStrict ? 'the patch fails' : 'DevSpace ignores the patch';
    const suggestion = suggest(step.text.replace(/^\w+=/, ''), missing.siblings);
    const hint = didYouMean(suggestion, 'add it to the config, or correct the path');
    references.addBroken(at, `\`${step.text}\` matches nothing in the config: ${effect}`, hint);
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
    references.addBroken(at, reading.message, `write \`${reading.suggestion}\``);
    return;
  }
  const unknown = findUnknownField(reading, format);
  if (!unknown) {
    addMissingStep(reading, context, config, version, references);
  } else if (!isApplied) {
    const {step, message, hint} = unknown;
    const offset = path.indexOf(step.text, step.start);
    references.addBroken({segments, offset, length: step.text.length}, message, hint);
  }
}

/** Adds problems and names in the paths of patches. DevSpace ignores a path without a match, or fails. */
export function addPatchReferences(
  config: YamlMap,
  format: ConfigFormat,
  references: References,
  profiles?: readonly string[],
): void {
  for (const {patches} of applyProfiles(config, profiles))
    for (const context of patches) addPatch(context, config, format, references);
}
