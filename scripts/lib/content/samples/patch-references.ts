/** Finds patches of profiles that change nothing, because of their paths. */
import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';
import {configPathsOf, type ConfigPaths} from '../base/config-paths.ts';
import {didYouMean, suggest} from '../base/suggest.ts';
import {sections, type Section} from './names.ts';
import {findMissingStep, readPatchPath, type PatchPath, type PathStep} from './patch-paths.ts';
import {applyProfiles, type Patching} from './profiles.ts';
import type {References, Stretch} from './references.ts';
import {isYamlMap, type YamlMap} from './sample.ts';

const fields: ReadonlyMap<ReleaseLine, ConfigPaths> = new Map(
  releaseLines.map(({line}) => [line, configPathsOf(line)]),
);

interface UnknownField {
  readonly step: PathStep;
  readonly message: string;
  readonly hint: string;
}

/** Finds the first step that is no field of the schema. */
function findUnknownField({steps}: PatchPath, line: ReleaseLine): UnknownField | undefined {
  // Keys with a dot in them are free ones, as in annotations.
  const parts = steps.map(({kind, text}) => (kind === 'key' ? text.replaceAll('.', '_') : '[0]'));
  for (const [index, step] of steps.entries()) {
    const path = parts
      .slice(0, index + 1)
      .join('.')
      .replaceAll('.[', '[');
    const result = fields.get(line)?.find(path);
    if (!result || result.kind === 'found') continue;
    const holder =
      result.parent === '' ? `the config of ${line}` : `\`${result.parent}\` in ${line}`;
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

/** A step that matches nothing in the sample. */
function addMissingStep(
  {steps, isStrict}: PatchPath,
  {source, patch, before}: Patching,
  config: YamlMap,
  line: ReleaseLine,
  references: References,
): void {
  const missing = isYamlMap(before)
    ? findMissingStep(before, {steps, isStrict}, patch.op, line)
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
  if (name !== undefined && sections.includes(section) && (section !== 'dev' || line === '6.x')) {
    references.addName(section, name, 'path', at);
  } else if (!isEntry || !('imports' in config)) {
    const effect = isStrict ? 'the patch fails' : 'DevSpace ignores the patch';
    const answer = suggest(step.text.replace(/^\w+=/, ''), missing.siblings);
    const hint = didYouMean(answer, 'add it to the sample, or correct the path');
    references.addBroken(at, `nothing in the sample matches \`${step.text}\`: ${effect}`, hint);
  }
}

function addPatch(
  patching: Patching,
  config: YamlMap,
  line: ReleaseLine,
  references: References,
): void {
  const {source, patch, isApplied} = patching;
  const {path, op} = patch;
  // Applied patches are checked by their results; 4.x has no `replace` for what is missing.
  if (typeof path !== 'string' || (isApplied && !(line === '4.x' && op === 'replace'))) return;
  const reading = readPatchPath(path, line);
  if (!reading) return;
  const segments = [...source, 'path'];
  if ('message' in reading) {
    const at = {segments, offset: 0, length: path.length};
    references.addBroken(at, reading.message, `write \`${reading.answer}\``);
    return;
  }
  const unknown = findUnknownField(reading, line);
  if (!unknown) {
    addMissingStep(reading, patching, config, line, references);
  } else if (!isApplied) {
    const {step, message, hint} = unknown;
    const offset = path.indexOf(step.text, step.start);
    references.addBroken({segments, offset, length: step.text.length}, message, hint);
  }
}

/** Adds what the patches of a config name. A patch that matches nothing goes unnoticed, or fails. */
export function addPatchReferences(
  config: YamlMap,
  line: ReleaseLine,
  references: References,
): void {
  for (const {patches} of applyProfiles(config))
    for (const patching of patches) addPatch(patching, config, line, references);
}
