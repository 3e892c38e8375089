/** Converts problems of the validator to diagnostics of a document. */
import {joinWords} from '@devspace-docs/common';
import type {ConfigProblem} from './schema/validate.ts';
import {formatPath, ROOT_PATH, type ConfigPath} from './config-path.ts';
import {findForeignVersions, type ConfigFormat} from './schemas.ts';
import type {Diagnostic, Segments, YamlDocument} from './yaml.ts';

/** Keywords about combinations of fields, which an incomplete map may violate. */
const COMBINATION_KEYWORDS = ['anyOf', 'dependencies', 'oneOf', 'required', 'x-error'];

/** Keywords whose problems are about keys instead of values. */
const KEY_KEYWORDS = [
  ...COMBINATION_KEYWORDS,
  'additionalProperties',
  'not',
  'propertyNames',
  'x-warning',
];

/** Whether a problem is about a combination of fields. */
export function isAboutCombination({keyword}: ConfigProblem): boolean {
  return COMBINATION_KEYWORDS.includes(keyword);
}

/** The advice of a problem, or a general hint. */
export function hintFor({keyword, message, advice}: ConfigProblem, where: string): string {
  if (advice !== undefined) return advice;
  const [field = ''] = /`[^`]+`/.exec(message) ?? [];
  if (keyword === 'required') return `add ${field}`;
  if (keyword === 'anyOf' || keyword === 'oneOf') return 'add what is missing, or remove the rest';
  if (keyword === 'additionalProperties')
    return `remove it: the config reference lists the fields of ${where}`;
  return `see ${where} in the config reference`;
}

/** The value with the problem. */
export interface Subject {
  readonly document: YamlDocument;
  readonly format: ConfigFormat;
  /** Path of the document in a config. Default: the top level. */
  readonly base?: ConfigPath;
  /** Path of the value in the document. Default: its path below `base`. */
  readonly segments?: Segments;
}

/** Converts a problem to a diagnostic. */
export function explainProblem(
  problem: ConfigProblem,
  {document, format, base = ROOT_PATH, segments: inDocument}: Subject,
): Diagnostic {
  const below = problem.segments.slice(base.segments.length);
  const segments = inDocument ?? below;
  const isUnknown = problem.keyword === 'additionalProperties';
  const written = document.written(segments);
  const path = formatPath(below, base);
  const parent = formatPath(isUnknown ? below.slice(0, -1) : below, base);
  let hint = hintFor(problem, parent === '' ? 'the top level' : `\`${parent}\``);
  let reason = problem.message;
  if (problem.advice?.startsWith('put it in quotes') && written !== undefined) {
    // Quotes the source text, because the parsed value of `1.10` is 1.1, and that of `yes` is true.
    hint = `put it in quotes: "${written}"`;
    if (!['true', 'false'].includes(written)) reason += ` (\`${written}\` without quotes)`;
  }
  if (isUnknown) {
    const others = findForeignVersions(String(below.at(-1)), format);
    if (others.length > 0) reason += `, which is a field of ${joinWords(others, 'and')}`;
  }
  return {
    location: KEY_KEYWORDS.includes(problem.keyword)
      ? document.locateKey(segments)
      : document.locateValue(segments),
    message: path === '' ? reason : `${path}: ${reason}`,
    hint,
    segments,
    ...(problem.severity && {severity: problem.severity}),
  };
}
