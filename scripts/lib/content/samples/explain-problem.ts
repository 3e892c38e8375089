/** Puts what the validator of configs finds into the words and places of a sample. */
import {versionsByLabel, type VersionLabel} from '../../../../src/config/versions.ts';
import type {ConfigProblem} from '../../config-schema/validate.ts';
import type {Place} from '../pages/types.ts';
import {formatBelow, ROOT_PLACE, type ConfigPlace} from './config-place.ts';
import {findForeignVersions} from './schemas.ts';
import type {Fault, Segments, YamlDocument} from './yaml.ts';

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
export function hintFor(
  {keyword, message}: ConfigProblem,
  version: VersionLabel,
  where: string,
): string {
  const {schemaFile} = versionsByLabel[version];
  const [field = ''] = /`[^`]+`/.exec(message) ?? [];
  if (keyword === 'required') return `add ${field}`;
  if (keyword === 'anyOf' || keyword === 'oneOf') return 'add what is missing, or remove the rest';
  if (keyword === 'additionalProperties')
    return `remove it: ${schemaFile} lists the fields of ${where}`;
  return `see ${where} in ${schemaFile}`;
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
export function explainProblem(problem: ConfigProblem, subject: Subject): Fault {
  const {document, segments, place, below, version} = subject;
  const written = document.written(segments);
  const path = formatBelow(place, below);
  const [message, advice] = splitAdvice(problem.message);
  const parent = problem.keyword === 'additionalProperties' ? below.slice(0, -1) : below;
  let hint = advice ?? hintFor(problem, version, nameOf(place, parent));
  let reason = message;
  if (advice?.startsWith('put it in quotes') && written !== undefined) {
    // `1.10` is the number 1.1, and `yes` is true: quotes belong around what the writer wrote.
    hint = `put it in quotes: "${written}"`;
    if (!['true', 'false'].includes(written)) reason += ` (\`${written}\` without quotes)`;
  }
  if (problem.keyword === 'additionalProperties') {
    const others = findForeignVersions(String(below.at(-1)), version);
    if (others.length > 0) reason += `, which is one of ${others.join(' and ')}`;
  }
  return {
    place: placeOfProblem(document, problem, segments),
    message: path === '' ? reason : `${path}: ${reason}`,
    hint,
  };
}

/** A field is not missing when its name is only mistyped. */
export function withoutConsequences(problems: readonly ConfigProblem[]): ConfigProblem[] {
  return problems.filter(
    ({keyword, message, path}) =>
      keyword !== 'required' ||
      !problems.some(
        ({suggestion, segments}) =>
          suggestion !== undefined &&
          message.includes(`\`${suggestion}\``) &&
          path === formatBelow(ROOT_PLACE, segments.slice(0, -1)),
      ),
  );
}

/** Where a problem is reported: at the key for unknown fields, at the value for wrong ones. */
function placeOfProblem(
  document: YamlDocument,
  {keyword}: ConfigProblem,
  segments: Segments,
): Place {
  return ABOUT_KEYS.includes(keyword) ? document.keyPlace(segments) : document.valuePlace(segments);
}
