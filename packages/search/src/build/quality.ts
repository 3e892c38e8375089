/** Measures how well a search answers the queries in tests/search. */

/** Query sets, which are measured separately: see tests/search/README.md. */
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

/** Shares of queries with an answer in the first 1, 3 and 5 hits, and the mean reciprocal rank. */
export interface Quality {
  readonly count: number;
  readonly hit1: number;
  readonly hit3: number;
  readonly hit5: number;
  readonly mrr: number;
}

export interface MeasuredResult {
  readonly query: Pick<MeasuredQuery, 'query' | 'version'> & Partial<MeasuredQuery>;
  /** URLs of the hits. */
  readonly urls: readonly string[];
  /** Position of the first answer among the hits, from 1; 0 if there is none. */
  readonly rank: number;
}

/** Number of hits per query that are evaluated. */
export const MEASURED_HITS = 20;

/** Whether a hit answers a query. An answer without an anchor matches the whole page. */
function isAnswer(url: string, answers: readonly string[]): boolean {
  const page = url.replace(/#.*$/, '');
  return answers.some((answer) => (answer.includes('#') ? answer === url : answer === page));
}

/** Position of the first answer among the URLs of hits, from 1; 0 if there is none. */
export function rankOf(urls: readonly string[], answers: readonly string[]): number {
  return urls.slice(0, MEASURED_HITS).findIndex((url) => isAnswer(url, answers)) + 1;
}

/** Calculates the quality of search results. */
export function measure(results: ReadonlyArray<Pick<MeasuredResult, 'rank'>>): Quality {
  const count = results.length;
  const share = (limit: number): number =>
    results.filter(({rank}) => rank > 0 && rank <= limit).length / Math.max(1, count);
  const sum = results.reduce((total, {rank}) => total + (rank > 0 ? 1 / rank : 0), 0);
  return {count, hit1: share(1), hit3: share(3), hit5: share(5), mrr: sum / Math.max(1, count)};
}

const COLUMNS = ['set', 'group', 'queries', 'hit@1', 'hit@3', 'hit@5', 'MRR'];

function row(set: string, group: string, {count, hit1, hit3, hit5, mrr}: Quality): string[] {
  return [set, group, String(count), ...[hit1, hit3, hit5, mrr].map((value) => value.toFixed(3))];
}

/** Formats results as a table: each set in total, and by version, kind and form. */
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

/** Lists the queries with the lowest-ranked answers, with their first hits. */
export function renderWorst(results: readonly MeasuredResult[], limit: number): string {
  const badness = ({rank}: MeasuredResult): number => rank || Infinity;
  return results
    .filter(({rank}) => rank !== 1)
    .sort((a, b) => badness(b) - badness(a))
    .slice(0, limit)
    .flatMap(({query: {query, version}, urls, rank}) => [
      `[${rank || '-'}] ${query} (${version})`,
      ...urls.slice(0, 3).map((url) => `    ${url}`),
    ])
    .join('\n');
}

/** Minimum values for each set. */
export type Floors = Readonly<Record<MeasuredQuery['set'], Partial<Omit<Quality, 'count'>>>>;

/** Reports the values that are below their floor. */
export function findRegressions(results: readonly MeasuredResult[], floors: Floors): string[] {
  return SETS.flatMap((set) => {
    const quality = measure(results.filter(({query}) => query.set === set));
    return (['hit1', 'hit3', 'hit5', 'mrr'] as const).flatMap((name) => {
      const floor = floors[set][name];
      if (floor === undefined || quality[name] >= floor) return [];
      return [`${name} of the ${set} set is ${quality[name].toFixed(3)}, below ${floor}.`];
    });
  });
}

/** All results in a line. */
export function renderSummary(results: readonly MeasuredResult[]): string {
  const {count, hit1, hit3, hit5} = measure(results);
  const [first, third, fifth] = [hit1, hit3, hit5].map((share) => share.toFixed(3));
  return `${count} queries: hit@1 ${first}, hit@3 ${third}, hit@5 ${fifth}`;
}
