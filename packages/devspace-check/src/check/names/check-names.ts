/** Checks that the names in a config refer to entries of the config. */
import {isTypo, suggest, codeSpan, joinWords} from '@devspace-docs/common';
import {versionsByLabel} from '@devspace-docs/versions';
import type {ConfigFile} from '../config/config-file.ts';
import {findField} from '../fields/field-lookup.ts';
import {suggestName, type FixTarget} from '../fixes.ts';
import {addPatchReferences} from '../profiles/patch-references.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {
  isYamlMap,
  MAX_DIAGNOSTICS,
  valueAt,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from '../yaml/yaml.ts';
import {addFieldReferences, addRuntimeReferences, addVariableNames} from './field-references.ts';
import {DEFAULT_PIPELINES, nouns, type Section} from './names.ts';
import {References, type Reference, type TextRange} from './references.ts';
import {addScriptReferences} from './script-references.ts';

/** Functions that also accept the name of an entry that was in the config before. */
const CLEANUP_EFFECTS: Readonly<Record<string, string>> = {
  purge_deployments: 'DevSpace purges it only if an earlier run deployed it',
  stop_dev: 'DevSpace stops it only if an earlier run started it',
};

/** Shorter names often differ by only one letter on purpose: `PORT` and `HOST`. */
const MIN_TYPO_LENGTH = 6;

function splitName(name: string): string[] {
  return name.split(/[-_]/);
}

/**
 * Whether a name can be a misspelling of another: each part is similar, so that `REGISTRY` isn't suggested for
 * `REGISTRY_USER`.
 */
function canReplace(name: string, other: string): boolean {
  const otherParts = splitName(other);
  const parts = splitName(name);
  const isSimilar = (part: string, index: number): boolean =>
    suggest(part, otherParts.slice(index, index + 1)) !== undefined;
  return isTypo(name, other) || (parts.length === otherParts.length && parts.every(isSimilar));
}

/** A range of the config, with its text. */
function targetOf(document: YamlDocument, {segments, offset, length}: TextRange): FixTarget {
  const value = valueAt(document.value, segments);
  return {
    location: document.locateText(segments, offset, length),
    text: String(value).slice(offset, offset + length),
  };
}

/** The entry that contains a reference. A parent or a pipeline that runs itself would be circular. */
function ownName(config: unknown, section: Section, {segments}: TextRange): unknown {
  const [container, key] = segments;
  if (container !== section) return undefined;
  return typeof key === 'number' ? valueAt(config, [container, key, 'name']) : key;
}

/** Whether DevSpace rejects a config in which the text of an undefined variable remains in a field. */
function needsValue(segments: Segments, format: ConfigFormat): boolean {
  if (!versionsByLabel[format.version].hasNamedEntries || segments[0] === 'profiles') return false;
  const types = findField(segments, format)?.value.variants.map(({schema}) => schema.type) ?? [];
  const isTyped =
    types.length > 0 && types.every((type) => type !== undefined && type !== 'string');
  return isTyped || (segments[0] === 'images' && segments.length === 3 && segments[2] === 'image');
}

function findReferences(file: ConfigFile): References {
  const {value, format, scripts} = file;
  const references = new References();
  if (!isYamlMap(value)) return references;
  for (const script of scripts) addScriptReferences(script, file, references);
  if (versionsByLabel[format.version].hasRuntimeVariables)
    addRuntimeReferences(value, format, references);
  addVariableNames(value, scripts, references);
  addFieldReferences(value, format.version, references);
  addPatchReferences(file, references);
  return references;
}

function checkName(
  {document, format, names}: ConfigFile,
  {section, name, by, at, isTypoOnly = false, effect = CLEANUP_EFFECTS[by]}: Reference,
  created: ReadonlySet<string> | undefined,
): Diagnostic[] {
  const {names: own, isOpen} = names[section];
  const isRunPipelines = by === 'run_pipelines';
  const builtIn = section === 'pipelines' && !isRunPipelines ? DEFAULT_PIPELINES : [];
  if (own.has(name) || builtIn.includes(name) || created?.has(name) === true) return [];
  const all = [...new Set([...own, ...builtIn, ...(created ?? [])])];
  const isVariable = section === 'vars';
  if (isOpen || isTypoOnly) {
    const isLong = name.length >= MIN_TYPO_LENGTH;
    if (!isVariable || !isLong || !all.some((other) => isTypo(name, other))) return [];
  }
  const others = all.filter((other) => other !== ownName(document.value, section, at));
  const isBuiltIn = isRunPipelines && DEFAULT_PIPELINES.includes(name);
  const fallback = isVariable
    ? 'define it in `vars`'
    : isBuiltIn
      ? `add it, or write \`run_default_pipeline ${name}\``
      : others.length === 0
        ? 'add it, or use another name'
        : `add it, or use ${joinWords(others.map(codeSpan), 'or')}`;
  const target = targetOf(document, at);
  const suggestion = isBuiltIn
    ? undefined
    : suggest(
        name,
        others.filter((other) => canReplace(name, other)),
      );
  const isRefused = isVariable && !isOpen && needsValue(at.segments, format);
  const note = isRefused
    ? ', and DevSpace rejects the config unless the environment or `--var` sets it'
    : effect === undefined
      ? ''
      : `, so ${effect}`;
  return [
    {
      segments: at.segments,
      location: target.location,
      message: `\`${by}\` refers to the ${nouns[section]} \`${name}\`, which isn't in the config${note}`,
      ...suggestName(suggestion, fallback, name, target),
      // The variable may be defined outside of the config.
      ...(((isVariable && !isRefused) || effect !== undefined) && {severity: 'warning'}),
    },
  ];
}

/** Checks that the names in a config are defined. */
export function checkNames(file: ConfigFile): Diagnostic[] {
  const {document, findElsewhere} = file;
  const {found, created} = findReferences(file);
  const diagnostics: Diagnostic[] = [];
  /** Where the result for a variable is. */
  const reportedVariables = new Map<string, number>();
  for (const reference of found) {
    // Locating a range in a long string is slow.
    if (diagnostics.length >= MAX_DIAGNOSTICS) break;
    if (reference.kind === 'name') {
      const {section, name} = reference;
      const known = section === 'vars' ? reportedVariables.get(name) : undefined;
      const [missing] = checkName(file, reference, created.get(section));
      if (!missing || findElsewhere(section, name) !== undefined) continue;
      if (known === undefined) {
        if (section === 'vars') reportedVariables.set(name, diagnostics.length);
        diagnostics.push(missing);
      } else if (missing.severity === undefined) {
        // Errors come first, and a misspelled name must be corrected everywhere.
        if (diagnostics[known]?.severity === 'warning') diagnostics[known] = missing;
        else if (missing.fix) diagnostics.push(missing);
      }
    } else {
      const {at, message, hint, severity, newText} = reference;
      const {location, text} = targetOf(document, at);
      diagnostics.push({
        segments: at.segments,
        location,
        message,
        hint,
        ...(severity && {severity}),
        ...(newText !== undefined && {fix: {location, newText, oldText: text}}),
      });
    }
  }
  return diagnostics;
}
