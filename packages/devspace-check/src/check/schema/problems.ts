/** Problems of values, which the validator reports. */
import {isTypo, suggest} from '@devspace-docs/common';
import {stringify} from 'yaml';
import {formatPath} from '../fields/config-path.ts';
import type {Segments, Severity} from '../yaml/yaml.ts';

/** A violation of the schema, or a warning in it. */
export interface ConfigProblem {
  /** Path of the value: `images.api.tags[0]`; empty for the whole file. */
  readonly path: string;
  readonly segments: Segments;
  /** JSON Schema keyword that it violates. */
  readonly keyword: string;
  readonly message: string;
  /** How to fix it, if that is obvious. */
  readonly advice?: string;
  /** A similar valid name or value. */
  readonly suggestion?: string;
  /** Default: `error`. */
  readonly severity?: Severity;
}

/** A problem of a value. Its segments start at this value. */
export type Finding = Omit<ConfigProblem, 'path'>;

/** Formats a problem in one line. */
export function formatProblem({path, message, advice}: ConfigProblem): string {
  return `${path === '' ? '' : `${path}: `}${message}${advice === undefined ? '' : `; ${advice}`}`;
}

export function quote(value: unknown): string {
  if (value === '') return 'an empty string';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Writes a value on one line, with pairs of ports in quotes, as in the docs. */
export function writeFlow(value: unknown): string {
  const style = {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0} as const;
  return stringify(value, style)
    .trim()
    .replace(/(?<=[[ ])\d+:\d+(?=[,\]}])/g, '"$&"');
}

/** A problem of a value, or of a key in it. */
export function problem(
  keyword: string,
  message: string,
  hints: Pick<Finding, 'advice' | 'severity' | 'suggestion'> = {},
  segments: Segments = [],
): Finding {
  return {segments, keyword, message, ...hints};
}

/** Moves the problems of an item or a field to the value that contains it. */
export function moveInto(key: number | string, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length === 0) return findings;
  return findings.map((finding) => ({...finding, segments: [key, ...finding.segments]}));
}

export function suggestFrom(
  word: string,
  candidates: Iterable<string>,
): Pick<Finding, 'advice' | 'suggestion'> {
  const suggestion = suggest(word, candidates);
  if (suggestion === undefined) return {};
  // `helmArgs` isn't a misspelled `deleteArgs`.
  const hasSameStart = word.charAt(0).toLowerCase() === suggestion.charAt(0).toLowerCase();
  return !hasSameStart && !isTypo(word, suggestion)
    ? {}
    : {suggestion, advice: `did you mean \`${suggestion}\`?`};
}

/** Removes problems about missing fields that are only misspelled. */
export function removeDuplicates(findings: readonly Finding[]): readonly Finding[] {
  const corrections = new Map<string, string[]>();
  for (const {keyword, segments, suggestion} of findings) {
    if (keyword !== 'additionalProperties' || suggestion === undefined) continue;
    const parent = formatPath(segments.slice(0, -1));
    corrections.set(parent, [...(corrections.get(parent) ?? []), quote(suggestion)]);
  }
  if (corrections.size === 0) return findings;
  return findings.filter(
    ({keyword, message, segments}) =>
      !['anyOf', 'oneOf', 'required', 'x-error'].includes(keyword) ||
      !corrections.get(formatPath(segments))?.some((name) => message.includes(name)),
  );
}
