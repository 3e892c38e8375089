/** Puts what the validator of configs finds into the words and places of a sample. */
import type {VersionLabel} from '../../config/versions.ts';
import type {ConfigProblem} from './schema/validate.ts';
import {formatBelow, type ConfigPlace} from './config-place.ts';
import {findForeignVersions} from './schemas.ts';
import type {Diagnostic, Place, Segments, YamlDocument} from './yaml.ts';

/** Keywords that speak of fields beside each other, so that a part of a map may break them. */
const TOGETHER = ['anyOf', 'dependencies', 'oneOf', 'required'];

/** Keywords whose problem is a key rather than its value. */
const ABOUT_KEYS = [...TOGETHER, 'additionalProperties', 'not', 'propertyNames'];

/** Whether a problem is about which fields stand together. */
export function isAboutTogether({keyword}: ConfigProblem): boolean {
  return TOGETHER.includes(keyword);
}

/** A message of the validator without the advice at its end. */
export function splitAdvice(
  message: string,
): readonly [message: string, advice: string | undefined] {
  const advice = /; (did you mean `.*`\?|put it in quotes: .*|remove it, or .*)$/.exec(message);
  return advice ? [message.slice(0, advice.index), advice[1]] : [message, undefined];
}

/** What to do when the validator has no advice. */
export function hintFor({keyword, message}: ConfigProblem, where: string): string {
  const [field = ''] = /`[^`]+`/.exec(message) ?? [];
  if (keyword === 'required') return `add ${field}`;
  if (keyword === 'anyOf' || keyword === 'oneOf') return 'add what is missing, or remove the rest';
  if (keyword === 'additionalProperties')
    return `remove it: the config reference lists the fields of ${where}`;
  return `see ${where} in the config reference`;
}

/** A place in words, for hints. */
function nameOf(place: ConfigPlace, below: Segments): string {
  const path = formatBelow(place, below);
  return path === '' ? 'the top level' : `\`${path}\``;
}

/** What a problem is about. */
export interface Subject {
  readonly document: YamlDocument;
  /** Where it stands in the document. */
  readonly segments: Segments;
  /** Where it stands in a config: below this place. */
  readonly place: ConfigPlace;
  readonly below: Segments;
  /** Version whose schema has the answers. */
  readonly version: VersionLabel;
}

/** Puts a problem into words. */
export function explainProblem(problem: ConfigProblem, subject: Subject): Diagnostic {
  const {document, segments, place, below, version} = subject;
  const written = document.written(segments);
  const path = formatBelow(place, below);
  const [message, advice] = splitAdvice(problem.message);
  const parent = problem.keyword === 'additionalProperties' ? below.slice(0, -1) : below;
  let hint = advice ?? hintFor(problem, nameOf(place, parent));
  let reason = message;
  if (advice?.startsWith('put it in quotes') && written !== undefined) {
    // `1.10` is the number 1.1, and `yes` is true: quotes belong around what the writer wrote.
    hint = `put it in quotes: "${written}"`;
    if (!['true', 'false'].includes(written)) reason += ` (\`${written}\` without quotes)`;
  }
  if (problem.keyword === 'additionalProperties') {
    const others = findForeignVersions(String(below.at(-1)), version);
    if (others.length > 0) reason += `, which is a field of ${others.join(' and ')}`;
  }
  return {
    place: placeOfProblem(document, problem, segments),
    message: path === '' ? reason : `${path}: ${reason}`,
    hint,
    segments,
  };
}

/** Where a problem is reported: at the key for unknown fields, at the value for wrong ones. */
function placeOfProblem(
  document: YamlDocument,
  {keyword}: ConfigProblem,
  segments: Segments,
): Place {
  return ABOUT_KEYS.includes(keyword) ? document.keyPlace(segments) : document.valuePlace(segments);
}
