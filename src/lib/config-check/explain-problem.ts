/** Converts problems of the validator to diagnostics of a document. */
import type {VersionLabel} from '../../config/versions.ts';
import type {ConfigProblem} from './schema/validate.ts';
import {formatBelow, type ConfigPath} from './config-path.ts';
import {findForeignVersions} from './schemas.ts';
import type {Diagnostic, Location, Segments, YamlDocument} from './yaml.ts';

/** Keywords about combinations of fields, which an incomplete map may violate. */
const COMBINATION_KEYWORDS = ['anyOf', 'dependencies', 'oneOf', 'required'];

/** Keywords whose problems are about keys instead of values. */
const KEY_KEYWORDS = [...COMBINATION_KEYWORDS, 'additionalProperties', 'not', 'propertyNames'];

/** Whether a problem is about a combination of fields. */
export function isAboutCombination({keyword}: ConfigProblem): boolean {
  return COMBINATION_KEYWORDS.includes(keyword);
}

/** Splits a message of the validator into the message and the advice at its end. */
export function splitAdvice(
  message: string,
): readonly [message: string, advice: string | undefined] {
  const advice = /; (did you mean `.*`\?|put it in quotes: .*|remove it, or .*)$/.exec(message);
  return advice ? [message.slice(0, advice.index), advice[1]] : [message, undefined];
}

/** The hint for a problem without advice. */
export function hintFor({keyword, message}: ConfigProblem, where: string): string {
  const [field = ''] = /`[^`]+`/.exec(message) ?? [];
  if (keyword === 'required') return `add ${field}`;
  if (keyword === 'anyOf' || keyword === 'oneOf') return 'add what is missing, or remove the rest';
  if (keyword === 'additionalProperties')
    return `remove it: the config reference lists the fields of ${where}`;
  return `see ${where} in the config reference`;
}

/** Formats a path for hints. */
function nameOf(base: ConfigPath, below: Segments): string {
  const path = formatBelow(base, below);
  return path === '' ? 'the top level' : `\`${path}\``;
}

/** The value with the problem. */
export interface Subject {
  readonly document: YamlDocument;
  /** Path in the document. */
  readonly segments: Segments;
  /** Path of the document in a config. */
  readonly base: ConfigPath;
  /** Path below `base`. */
  readonly below: Segments;
  readonly version: VersionLabel;
}

/** Converts a problem to a diagnostic. */
export function explainProblem(problem: ConfigProblem, subject: Subject): Diagnostic {
  const {document, segments, base, below, version} = subject;
  const written = document.written(segments);
  const path = formatBelow(base, below);
  const [message, advice] = splitAdvice(problem.message);
  const parent = problem.keyword === 'additionalProperties' ? below.slice(0, -1) : below;
  let hint = advice ?? hintFor(problem, nameOf(base, parent));
  let reason = message;
  if (advice?.startsWith('put it in quotes') && written !== undefined) {
    // Quotes the source text, because the parsed value of `1.10` is 1.1, and that of `yes` is true.
    hint = `put it in quotes: "${written}"`;
    if (!['true', 'false'].includes(written)) reason += ` (\`${written}\` without quotes)`;
  }
  if (problem.keyword === 'additionalProperties') {
    const others = findForeignVersions(String(below.at(-1)), version);
    if (others.length > 0) reason += `, which is a field of ${others.join(' and ')}`;
  }
  return {
    location: locateProblem(document, problem, segments),
    message: path === '' ? reason : `${path}: ${reason}`,
    hint,
    segments,
  };
}

/** The reported location: the key of an unknown field, or an invalid value. */
function locateProblem(
  document: YamlDocument,
  {keyword}: ConfigProblem,
  segments: Segments,
): Location {
  return KEY_KEYWORDS.includes(keyword)
    ? document.locateKey(segments)
    : document.locateValue(segments);
}
