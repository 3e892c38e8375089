/**
 * Measures how well a search answers the queries of tests/search. Pure.
 */

/** Sets of queries, which are measured separately: see tests/search/README.md. */
const SETS = ['tuned', 'untouched', 'readers'] as const;

/** A query with the URLs that answer it. */
export interface MeasuredQuery {
  readonly id: string;
  readonly version: string;
  readonly kind?: string;
  readonly form?: string;
  readonly query: string;
  readonly answers: readonly string[];
  readonly set: (typeof SETS)[number];
}

/** Shares of queries whose answer is among the first hits, and the mean of 1 / its place. */
export interface Quality {
  readonly count: number;
  readonly hit1: number;
  readonly hit3: number;
  readonly hit5: number;
  readonly mrr: number;
}

/** A query with the URLs of its hits, and the place of its first answer; 0 if it has none. */
export interface MeasuredResult {
  readonly query: Pick<MeasuredQuery, 'query' | 'version'> & Partial<MeasuredQuery>;
  readonly urls: readonly string[];
  readonly place: number;
}

/** Number of hits that are looked at. */
export const MEASURED_HITS = 20;

/** Tells whether a hit answers a query: a URL without an anchor is met by the whole page. */
function isAnswer(url: string, answers: readonly string[]): boolean {
  const page = url.replace(/#.*$/, '');
  return answers.some((answer) => (answer.includes('#') ? answer === url : answer === page));
}

/** Finds the place of the first answer among the URLs of hits. */
export function placeOf(urls: readonly string[], answers: readonly string[]): number {
  return urls.slice(0, MEASURED_HITS).findIndex((url) => isAnswer(url, answers)) + 1;
}

/** Sums up results. */
export function measure(results: ReadonlyArray<Pick<MeasuredResult, 'place'>>): Quality {
  const count = results.length;
  const share = (most: number): number =>
    results.filter(({place}) => place > 0 && place <= most).length / Math.max(1, count);
  const sum = results.reduce((total, {place}) => total + (place > 0 ? 1 / place : 0), 0);
  return {count, hit1: share(1), hit3: share(3), hit5: share(5), mrr: sum / Math.max(1, count)};
}

const COLUMNS = ['set', 'group', 'queries', 'hit@1', 'hit@3', 'hit@5', 'MRR'];

function row(set: string, group: string, {count, hit1, hit3, hit5, mrr}: Quality): string[] {
  return [set, group, String(count), ...[hit1, hit3, hit5, mrr].map((value) => value.toFixed(3))];
}

/** Prints results as a table: each set as a whole and by version, kind and form. */
export function renderQuality(results: readonly MeasuredResult[]): string {
  const rows = SETS.flatMap((set) => {
    const ofSet = results.filter(({query}) => query.set === set);
    const groups = (['version', 'kind', 'form'] as const).flatMap((field) =>
      [...new Set(ofSet.map(({query}) => query[field]))].flatMap((value) =>
        value === undefined
          ? []
          : [row(set, value, measure(ofSet.filter(({query}) => query[field] === value)))],
      ),
    );
    return [row(set, 'all', measure(ofSet)), ...groups];
  });
  const widths = COLUMNS.map((column, at) =>
    Math.max(column.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  return [COLUMNS, ...rows]
    .map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Prints the queries whose answer is furthest down, with what came first instead. */
export function renderWorst(results: readonly MeasuredResult[], limit: number): string {
  const badness = ({place}: MeasuredResult): number => place || Infinity;
  return results
    .filter(({place}) => place !== 1)
    .sort((a, b) => badness(b) - badness(a))
    .slice(0, limit)
    .flatMap(({query: {query, version}, urls, place}) => [
      `[${place || '-'}] ${query} (${version})`,
      ...urls.slice(0, 3).map((url) => `    ${url}`),
    ])
    .join('\n');
}

/** Least values that a set has to reach. */
export type Floors = Readonly<Record<MeasuredQuery['set'], Partial<Omit<Quality, 'count'>>>>;

/** What is below its floor, as sentences. */
export function findFalls(results: readonly MeasuredResult[], floors: Floors): string[] {
  return SETS.flatMap((set) => {
    const quality = measure(results.filter(({query}) => query.set === set));
    return (['hit1', 'hit3', 'hit5', 'mrr'] as const).flatMap((name) => {
      const floor = floors[set][name];
      if (floor === undefined || quality[name] >= floor) return [];
      return [`${name} of the ${set} set is ${quality[name].toFixed(3)}, below ${floor}.`];
    });
  });
}
