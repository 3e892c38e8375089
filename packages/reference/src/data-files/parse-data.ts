/** Parses and validates YAML files with data, for messages with the line of each problem. */
import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {Ajv, type AnySchema, type ErrorObject, type ValidateFunction} from 'ajv';
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';

/** The path of a value in the data: `['sections', 0, 'errors', 2, 'fix']`. */
export type DataPath = ReadonlyArray<string | number>;

export interface DataProblem {
  readonly at: DataPath;
  /** Starts with a verb, because the name of the property precedes it. */
  readonly reason: string;
  /** What the schema expects, if it has a description. */
  readonly expected?: string;
}

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

function describeAt(at: DataPath): string {
  const name = at.findLast((key) => typeof key === 'string');
  return name === undefined ? '' : `\`${name}\` `;
}

function parseData<Data>(text: string, validate: ValidateFunction<Data>): ParsedData<Data> {
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

function readSchema(file: string): AnySchema {
  return JSON.parse(readFileSync(file, 'utf8')) as AnySchema;
}

/** Files with the same JSON schema. */
export interface DataFormat<Data> {
  readonly parse: (text: string) => ParsedData<Data>;
  /** @throws Error with the file and the line of each problem. */
  readonly read: (file: string, text?: string) => Data;
  readonly explain: (file: string, problems: readonly LocatedProblem[]) => string;
}

/**
 * Reads the files with a JSON schema. Compiles it for the first file, and remembers the files by their content,
 * because builds and tests read the same data many times.
 *
 * @param schema - Path of the schema.
 * @param shared - Path of a schema in the same folder that it refers to.
 */
export function dataFormat<Data>(schema: string, shared?: string): DataFormat<Data> {
  const parsed = new Map<string, ParsedData<Data>>();
  let validate: ValidateFunction<Data> | undefined;
  const compile = (): ValidateFunction<Data> => {
    const ajv = new Ajv({strict: true, allErrors: true, verbose: true});
    if (shared !== undefined) ajv.addSchema(readSchema(shared), posix.basename(shared));
    return ajv.compile<Data>(readSchema(schema));
  };
  const parse = (text: string): ParsedData<Data> => {
    const result = parsed.get(text) ?? parseData(text, (validate ??= compile()));
    parsed.set(text, result);
    return result;
  };
  const explain = (file: string, problems: readonly LocatedProblem[]): string => {
    const lines = problems.map(({line, message, expected}) =>
      [`${file}:${line} ${message}`, expected].filter(Boolean).join('. '),
    );
    return `${lines.join('\n')}\nSee ${schema} for the expected format.`;
  };
  return {
    parse,
    explain,
    read(file, text = readFileSync(file, 'utf8')) {
      const {data, problems} = parse(text);
      if (data === undefined) throw new Error(explain(file, problems));
      return data;
    },
  };
}
