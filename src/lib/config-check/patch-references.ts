/** Finds patches of profiles that change nothing, because of their paths. */
import {versionsByLabel, type VersionLabel} from '../../config/versions.ts';
import {configPathsOf} from './config-paths.ts';
import {didYouMean, suggest} from '../suggest.ts';
import {sections, type Section} from './names.ts';
import {findMissingStep, readPatchPath, type PatchPath, type PathStep} from './patch-paths.ts';
import {applyProfiles, type Patching} from './profiles.ts';
import type {References, Stretch} from './references.ts';
import {type YamlMap, isYamlMap} from './yaml.ts';

interface UnknownField {
  readonly step: PathStep;
  readonly message: string;
  readonly hint: string;
}

/** Finds the first step that is no field of the schema. */
function findUnknownField({steps}: PatchPath, version: VersionLabel): UnknownField | undefined {
  // Keys with a dot in them are free ones, as in annotations.
  const parts = steps.map(({kind, text}) => (kind === 'key' ? text.replaceAll('.', '_') : '[0]'));
  for (const [index, step] of steps.entries()) {
    const path = parts
      .slice(0, index + 1)
      .join('.')
      .replaceAll('.[', '[');
    const result = configPathsOf(version).find(path);
    if (result.kind === 'found') continue;
    const holder =
      result.parent === '' ? `the config of ${version}` : `\`${result.parent}\` in ${version}`;
    const answer = result.kind === 'unknown' ? suggest(step.text, result.siblings) : undefined;
    const message = `${holder} has no field \`${step.text}\`, so the patch changes nothing`;
    return {step, message, hint: didYouMean(answer, 'correct the path')};
  }
  return undefined;
}

/** The name of an entry: a key of a map, or `name=api` of a list. */
function entryName({kind, text}: PathStep, section: unknown): string | undefined {
  if (kind === 'key' && isYamlMap(section)) return text;
  return kind === 'selector' && Array.isArray(section) ? /^name=(.*)$/.exec(text)?.[1] : undefined;
}

/** A step that matches nothing in the config. */
function addMissingStep(
  {steps, isStrict}: PatchPath,
  {source, patch, before}: Patching,
  config: YamlMap,
  version: VersionLabel,
  references: References,
): void {
  const missing = isYamlMap(before)
    ? findMissingStep(before, {steps, isStrict}, patch.op, version)
    : undefined;
  const [first] = steps;
  const step = steps[missing?.index ?? 0];
  // A file of profiles that others use has no sections of its own.
  if (!missing || !first || !step || missing.index === 0) return;
  const section = first.text as Section;
  const isEntry = missing.index === 1;
  const name = isEntry
    ? entryName(step, Reflect.get(Object(before) as object, section))
    : undefined;
  const written = name ?? step.text;
  const offset = String(patch.path).indexOf(written, step.start);
  const at: Stretch = {segments: [...source, 'path'], offset, length: written.length};
  const {hasNamedEntries} = versionsByLabel[version];
  if (name !== undefined && sections.includes(section) && (section !== 'dev' || hasNamedEntries)) {
    references.addName(section, name, 'path', at);
  } else if (!isEntry || !('imports' in config)) {
    const effect = isStrict ? 'the patch fails' : 'DevSpace ignores the patch';
    const answer = suggest(step.text.replace(/^\w+=/, ''), missing.siblings);
    const hint = didYouMean(answer, 'add it to the config, or correct the path');
    references.addBroken(at, `\`${step.text}\` matches nothing in the config: ${effect}`, hint);
  }
}

function addPatch(
  patching: Patching,
  config: YamlMap,
  version: VersionLabel,
  references: References,
): void {
  const {source, patch, isApplied} = patching;
  const {path, op} = patch;
  // Applied patches are checked by their results, unless they fail for what is missing.
  const isFailing = versionsByLabel[version].hasPointerPatches && op === 'replace';
  if (typeof path !== 'string' || (isApplied && !isFailing)) return;
  const reading = readPatchPath(path, version);
  if (!reading) return;
  const segments = [...source, 'path'];
  if ('message' in reading) {
    const at = {segments, offset: 0, length: path.length};
    references.addBroken(at, reading.message, `write \`${reading.answer}\``);
    return;
  }
  const unknown = findUnknownField(reading, version);
  if (!unknown) {
    addMissingStep(reading, patching, config, version, references);
  } else if (!isApplied) {
    const {step, message, hint} = unknown;
    const offset = path.indexOf(step.text, step.start);
    references.addBroken({segments, offset, length: step.text.length}, message, hint);
  }
}

/** Adds what the patches of a config name. A patch that matches nothing goes unnoticed, or fails. */
export function addPatchReferences(
  config: YamlMap,
  version: VersionLabel,
  references: References,
): void {
  for (const {patches} of applyProfiles(config))
    for (const patching of patches) addPatch(patching, config, version, references);
}
