/** Parses and validates a YAML file with data, for messages with the line of each problem. */
import type {ErrorObject, ValidateFunction} from 'ajv';
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';

/** The path of a value in the data: `['sections', 0, 'errors', 2, 'fix']`. */
export type DataPath = ReadonlyArray<string | number>;

/** A problem of a value. */
export interface DataProblem {
  readonly at: DataPath;
  /** Starts with a verb, because the name of the property precedes it. */
  readonly reason: string;
  /** What the schema expects, if it has a description. */
  readonly expected?: string;
}

/** A problem with its line. */
export interface LocatedProblem {
  readonly line: number;
  readonly message: string;
  readonly expected?: string;
}

export interface ParsedData<Data> {
  /** Undefined if the file doesn't match the schema. */
  readonly data: Data | undefined;
  readonly problems: readonly LocatedProblem[];
  readonly locate: (problem: DataProblem) => LocatedProblem;
}

function findLine(document: Document, lines: LineCounter, at: DataPath): number {
  const node = document.getIn(at, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return at.length === 0 ? 1 : findLine(document, lines, at.slice(0, -1));
}

function readPath(pointer: string): DataPath {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function detailOf(params: ErrorObject['params']): string {
  if ('additionalProperty' in params) return ` (${String(params.additionalProperty)})`;
  if ('allowedValues' in params)
    return `: ${(params.allowedValues as readonly unknown[]).join(', ')}`;
  return '';
}

function describe({instancePath, message, params, parentSchema}: ErrorObject): DataProblem {
  const expected: unknown = parentSchema?.description;
  return {
    at: readPath(instancePath),
    reason: `${message ?? 'is invalid'}${detailOf(params)}`,
    ...(typeof expected === 'string' && {expected}),
  };
}

/** The property that a problem is in. */
function describeAt(at: DataPath): string {
  const name = at.findLast((key) => typeof key === 'string');
  return name === undefined ? '' : `\`${name}\` `;
}

/**
 * Parses a file, and validates it.
 *
 * @param validate - Validator of ajv, with `verbose: true` for the expectations in the schema.
 */
export function parseData<Data>(text: string, validate: ValidateFunction<Data>): ParsedData<Data> {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const locate = ({at, reason, expected}: DataProblem): LocatedProblem => ({
    line: findLine(document, lines, at),
    message: describeAt(at) + reason,
    ...(expected !== undefined && {expected}),
  });
  const [syntax] = document.errors;
  if (syntax) {
    const line = syntax.linePos?.[0].line ?? 1;
    return {data: undefined, problems: [{line, message: syntax.message}], locate};
  }
  const data = document.toJS() as unknown;
  if (validate(data)) return {data, problems: [], locate};
  return {data: undefined, problems: (validate.errors ?? []).map(describe).map(locate), locate};
}

/**
 * The message about a file with problems.
 *
 * @param schema - Path of the JSON schema.
 */
export function explainProblems(
  file: string,
  problems: readonly LocatedProblem[],
  schema: string,
): string {
  const lines = problems.map(({line, message, expected}) =>
    [`${file}:${line} ${message}`, expected].filter(Boolean).join('. '),
  );
  return `${lines.join('\n')}\nSee ${schema} for the expected format.`;
}
