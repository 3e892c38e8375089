/** Checks that the names in a config refer to entries of the config. */
import {didYouMean, isTypo, suggest, codeSpan, joinWords} from '@devspace-docs/common';
import {findReferences} from './find-references.ts';
import {collectNames, nouns, type FindElsewhere, type FindImport, type Names} from './names.ts';
import type {FlagReference, Reference, TextRange} from './references.ts';
import type {ConfigFormat} from './schemas.ts';
import {MAX_DIAGNOSTICS, type Diagnostic, type Location, type YamlDocument} from './yaml.ts';

/** Functions that also accept the name of an entry that was in the config before. */
const CLEANUP_FUNCTIONS = ['purge_deployments', 'stop_dev'];

/** Shorter names often differ by only one letter on purpose: `PORT` and `HOST`. */
const MIN_TYPO_LENGTH = 6;

function locate(document: YamlDocument, {segments, offset, length}: TextRange): Location {
  return document.locateText(segments, offset, length);
}

function checkName(
  document: YamlDocument,
  {section, name, by, at, isTypoOnly = false}: Reference,
  names: Names,
  created: ReadonlySet<string> | undefined,
): Diagnostic[] {
  const {names: known, isOpen} = names[section];
  if (known.has(name) || created?.has(name)) return [];
  const all = [...known, ...(created ?? [])];
  const isVariable = section === 'vars';
  if (isOpen || isTypoOnly) {
    const isLong = name.length >= MIN_TYPO_LENGTH;
    if (!isVariable || !isLong || !all.some((other) => isTypo(name, other))) return [];
  }
  const fallback = isVariable
    ? 'define it in `vars`'
    : all.length === 0
      ? 'add it, or use another name'
      : `add it, or use ${joinWords(all.map(codeSpan), 'or')}`;
  return [
    {
      segments: at.segments,
      location: locate(document, at),
      message: `\`${by}\` refers to the ${nouns[section]} \`${name}\`, which isn't in the config`,
      hint: didYouMean(suggest(name, all), fallback),
      // The variable may be defined outside of the config.
      ...((isVariable || CLEANUP_FUNCTIONS.includes(by)) && {severity: 'warning'}),
    },
  ];
}

function checkFlag(document: YamlDocument, {name, by, at, known}: FlagReference): Diagnostic[] {
  if (known.includes(name)) return [];
  return [
    {
      segments: at.segments,
      location: locate(document, at),
      message: `undeclared flag \`${name}\` in \`${by}\``,
      hint: didYouMean(suggest(name, known), 'add it to the `flags` of the pipeline'),
    },
  ];
}

/**
 * Checks the names in a config.
 *
 * @param findElsewhere - Names that it finds aren't reported.
 * @param profiles - If set, only these profiles are applied to find the targets of patches.
 */
export function checkNames(
  document: YamlDocument,
  format: ConfigFormat,
  findElsewhere: FindElsewhere = () => undefined,
  findImport?: FindImport,
  profiles?: readonly string[],
): Diagnostic[] {
  const {found, created} = findReferences(document.value, format, profiles);
  if (found.length === 0) return [];
  const names = collectNames(document.value, format.version, findImport);
  const diagnostics: Diagnostic[] = [];
  for (const reference of found) {
    // Locating a range in a long string is slow.
    if (diagnostics.length >= MAX_DIAGNOSTICS) break;
    if (reference.kind === 'name') {
      const {section, name} = reference;
      const missing = checkName(document, reference, names, created.get(section));
      if (missing.length > 0 && findElsewhere(section, name) === undefined)
        diagnostics.push(...missing);
    } else if (reference.kind === 'flag') {
      if (!names.pipelines.isOpen) diagnostics.push(...checkFlag(document, reference));
    } else {
      const {at, message, hint} = reference;
      diagnostics.push({segments: at.segments, location: locate(document, at), message, hint});
    }
  }
  return diagnostics;
}
