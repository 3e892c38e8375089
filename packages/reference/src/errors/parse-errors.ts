import {posix} from 'node:path';
import {dataFormat, type DataPath, type DataProblem} from '../data-files/parse-data.ts';
import type {ErrorPage, ErrorPageData} from './types.ts';

/** Folder of the catalog in the docs folder of each version. */
const CATALOG = 'troubleshooting';

const format = dataFormat<ErrorPageData>('schema/errors/page.schema.json');

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
 * @throws Error with the file and the line of each problem of the first file that has any.
 */
export function parseErrors(
  sources: ReadonlyArray<{readonly path: string; readonly text: string}>,
): ErrorPage[] {
  const seen: Seen = new Map();
  const pages = sources.map(({path, text}): ErrorPage => {
    const data = format.read(path, text);
    const repeated = findRepeated(data, path, seen);
    if (repeated.length > 0)
      throw new Error(format.explain(path, repeated.map(format.parse(text).locate)));
    return {...data, path: `${CATALOG}/${posix.basename(path, '.yaml')}.mdx`, source: path};
  });
  return pages.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
