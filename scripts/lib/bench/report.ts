/**
 * Writes what the bench found as a table. Pure.
 */
import type {PageTimes} from './measure.ts';
import type {PageWeight} from './page-weight.ts';

/** What the bench knows of a page. */
export interface PageResult {
  readonly weight: PageWeight;
  readonly times?: PageTimes;
}

/** The times in the middle: the median of each of them. */
export function takeMedian(runs: readonly PageTimes[]): PageTimes {
  const [first] = runs;
  if (!first) throw new Error('There is no median of no runs.');
  const medianOf = (name: keyof PageTimes): number => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? first[name];
  };
  return {
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    longestTask: medianOf('longestTask'),
    cls: medianOf('cls'),
    requests: medianOf('requests'),
    transferred: medianOf('transferred'),
    prefetched: medianOf('prefetched'),
  };
}

interface Column {
  readonly name: string;
  readonly read: (result: PageResult) => number | undefined;
  readonly digits: number;
}

const KB = 1000;

const columns: readonly Column[] = [
  {name: 'HTML KB', read: ({weight}) => weight.bytes.html / KB, digits: 1},
  {name: 'CSS KB', read: ({weight}) => weight.bytes.css / KB, digits: 1},
  {name: 'JS KB', read: ({weight}) => weight.bytes.js / KB, digits: 1},
  {name: 'all KB', read: ({weight}) => weight.total / KB, digits: 1},
  {name: 'files', read: ({weight}) => weight.requests, digits: 0},
  {name: 'ahead KB', read: ({times}) => times && times.prefetched / KB, digits: 1},
  {name: 'LCP ms', read: ({times}) => times?.lcp, digits: 0},
  {name: 'TBT ms', read: ({times}) => times?.tbt, digits: 0},
  {name: 'longest ms', read: ({times}) => times?.longestTask, digits: 0},
  {name: 'CLS', read: ({times}) => times?.cls, digits: 3},
];

function writeCell(
  {read, digits}: Column,
  result: PageResult,
  before: PageResult | undefined,
): string {
  const value = read(result)?.toFixed(digits);
  const old = before && read(before)?.toFixed(digits);
  if (value === undefined) return '–';
  return old === undefined || old === value ? value : `${old} → ${value}`;
}

/** Writes a table in Markdown; with the results of another run, as `before → now`. */
export function writeTable(
  results: readonly PageResult[],
  before: readonly PageResult[] = [],
): string {
  const shown = columns.filter((column) =>
    results.some((result) => column.read(result) !== undefined),
  );
  const rows = results.map((result) => {
    const {path} = result.weight;
    const old = before.find(({weight}) => weight.path === path);
    return [`/${path}`, ...shown.map((column) => writeCell(column, result, old))];
  });
  const head = ['Page', ...shown.map(({name}) => name)];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
