/**
 * Measures how well a search answers the queries of tests/search. Pure.
 */

/** A query with the URLs that answer it. */
export interface MeasuredQuery {
  readonly id: string;
  readonly version: string;
  readonly kind: string;
  readonly form: string;
  readonly query: string;
  readonly answers: readonly string[];
  readonly half: 'tuned' | 'untouched';
}

/** Shares of queries whose answer is among the first hits, and the mean of 1 / its place. */
export interface Quality {
  readonly count: number;
  readonly hit1: number;
  readonly hit3: number;
  readonly hit5: number;
  readonly mrr: number;
}

/** A query with the place of its first answer; 0 if it has none. */
export interface MeasuredResult {
  readonly query: MeasuredQuery;
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

const COLUMNS = ['half', 'group', 'queries', 'hit@1', 'hit@3', 'hit@5', 'MRR'];

function row(half: string, group: string, {count, hit1, hit3, hit5, mrr}: Quality): string[] {
  return [half, group, String(count), ...[hit1, hit3, hit5, mrr].map((value) => value.toFixed(3))];
}

/** Prints results as a table: both halves, each as a whole and by version, kind and form. */
export function renderQuality(results: readonly MeasuredResult[]): string {
  const rows = (['tuned', 'untouched'] as const).flatMap((half) => {
    const ofHalf = results.filter(({query}) => query.half === half);
    const groups = (['version', 'kind', 'form'] as const).flatMap((field) =>
      [...new Set(ofHalf.map(({query}) => query[field]))].map((value) =>
        row(half, value, measure(ofHalf.filter(({query}) => query[field] === value))),
      ),
    );
    return [row(half, 'all', measure(ofHalf)), ...groups];
  });
  const widths = COLUMNS.map((column, at) =>
    Math.max(column.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  return [COLUMNS, ...rows]
    .map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Least values that a half has to reach. */
export type Floors = Readonly<Record<MeasuredQuery['half'], Partial<Omit<Quality, 'count'>>>>;

/** What is below its floor, as sentences. */
export function findFalls(results: readonly MeasuredResult[], floors: Floors): string[] {
  return (['tuned', 'untouched'] as const).flatMap((half) => {
    const quality = measure(results.filter(({query}) => query.half === half));
    return (['hit1', 'hit3', 'hit5', 'mrr'] as const).flatMap((name) => {
      const floor = floors[half][name];
      if (floor === undefined || quality[name] >= floor) return [];
      return [`${name} of the ${half} half is ${quality[name].toFixed(3)}, below ${floor}.`];
    });
  });
}
