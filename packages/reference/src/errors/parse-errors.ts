import {posix} from 'node:path';
import {Ajv, type AnySchema, type ErrorObject, type ValidateFunction} from 'ajv';
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import type {ErrorPage, ErrorPageData} from './types.ts';

/** Folder of the catalog in the docs folder of each version. */
const CATALOG = 'troubleshooting';

/** A file with a page of the catalog. */
export interface ErrorSource {
  readonly path: string;
  readonly text: string;
}

/** The path of a value in the data: `['sections', 0, 'errors', 2, 'fix']`. */
type Path = ReadonlyArray<string | number>;

interface Problem {
  readonly at: Path;
  readonly reason: string;
}

function findLine(document: Document, lines: LineCounter, at: Path): number {
  const node = document.getIn(at, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return at.length === 0 ? 1 : findLine(document, lines, at.slice(0, -1));
}

function readPath(pointer: string): Path {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function describe({instancePath, message, params}: ErrorObject): Problem {
  const detail = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return {at: readPath(instancePath), reason: `${message ?? 'is invalid'}${detail}`};
}

/** The property that a problem is in. */
function describeAt(at: Path): string {
  const name = at.findLast((key) => typeof key === 'string');
  return name === undefined ? '' : `\`${name}\` `;
}

/** Ids and messages that occur before in the version. */
type Seen = Map<string, string>;

function findRepeated(page: ErrorPageData, source: string, seen: Seen): Problem[] {
  return page.sections.flatMap(({errors}, section) =>
    errors.flatMap((error, index): Problem[] => {
      const at: Path = ['sections', section, 'errors', index];
      const names: ReadonlyArray<readonly [key: string, name: string]> = [
        ['id', error.id],
        ...[error.message, ...(error.variants ?? [])].map((text) => ['message', text] as const),
      ];
      return names.flatMap(([key, name]) => {
        const first = seen.get(`${key} ${name}`);
        seen.set(`${key} ${name}`, first ?? source);
        return first === undefined
          ? []
          : [{at: [...at, key], reason: `"${name}" is also in ${first}`}];
      });
    }),
  );
}

/**
 * Reads the catalog of a version.
 *
 * @param schema - `schema/errors/page.schema.json`.
 * @throws Error with the file and the line of each problem.
 */
export function parseErrors(sources: readonly ErrorSource[], schema: AnySchema): ErrorPage[] {
  const ajv = new Ajv({strict: true, allErrors: true});
  const validate: ValidateFunction<ErrorPageData> = ajv.compile<ErrorPageData>(schema);
  const seen: Seen = new Map();
  const failures: string[] = [];
  const pages = sources.flatMap(({path, text}): ErrorPage[] => {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, {lineCounter});
    const report = ({at, reason}: Problem): void => {
      const line = findLine(document, lineCounter, at);
      failures.push(`${path}:${line} ${describeAt(at)}${reason}`);
    };
    const [syntax] = document.errors;
    if (syntax) {
      failures.push(`${path}:${syntax.linePos?.[0].line ?? 1} ${syntax.message}`);
      return [];
    }
    const data = document.toJS() as unknown;
    if (!validate(data)) {
      (validate.errors ?? []).map(describe).forEach(report);
      return [];
    }
    findRepeated(data, path, seen).forEach(report);
    const name = posix.basename(path, '.yaml');
    return [{...data, path: `${CATALOG}/${name}.mdx`, source: path}];
  });
  if (failures.length === 0) return pages.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  throw new Error(
    `${failures.join('\n')}\nSee schema/errors/page.schema.json for the expected format.`,
  );
}
