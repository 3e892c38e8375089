import {posix} from 'node:path';
import {Ajv, type AnySchema} from 'ajv';
import {
  parseData,
  type DataPath,
  type DataProblem,
  type LocatedProblem,
} from '../data-files/parse-data.ts';
import type {ErrorPage, ErrorPageData} from './types.ts';

/** Folder of the catalog in the docs folder of each version. */
const CATALOG = 'troubleshooting';

/** A file with a page of the catalog. */
export interface ErrorSource {
  readonly path: string;
  readonly text: string;
}

/** Ids and messages that occur before in the version. */
type Seen = Map<string, string>;

function findRepeated(page: ErrorPageData, source: string, seen: Seen): DataProblem[] {
  return page.sections.flatMap(({errors}, section) =>
    errors.flatMap((error, index): DataProblem[] => {
      const at: DataPath = ['sections', section, 'errors', index];
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
  const validate = ajv.compile<ErrorPageData>(schema);
  const seen: Seen = new Map();
  const failures: string[] = [];
  const pages = sources.flatMap(({path, text}): ErrorPage[] => {
    const {data, problems, locate} = parseData(text, validate);
    const repeated = data ? findRepeated(data, path, seen).map(locate) : [];
    const report = ({line, message}: LocatedProblem): string => `${path}:${line} ${message}`;
    failures.push(...[...problems, ...repeated].map(report));
    const name = posix.basename(path, '.yaml');
    return data ? [{...data, path: `${CATALOG}/${name}.mdx`, source: path}] : [];
  });
  if (failures.length === 0) return pages.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  throw new Error(
    `${failures.join('\n')}\nSee schema/errors/page.schema.json for the expected format.`,
  );
}
