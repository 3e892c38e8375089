/**
 * Writes what the bench found as tables in Markdown. Pure.
 *
 * With the results of another run, a number that has changed is written as `before → now`.
 */
import type {BenchResults, PageResult} from './results.ts';

interface Column<T> {
  readonly name: string;
  readonly read: (result: T) => number | undefined;
  readonly digits: number;
}

interface Row<T> {
  readonly name: string;
  readonly result: T;
  readonly before?: T;
}

/** Stands between a number of another run and the one of this run. */
const CHANGED = ' → ';

const KB = 1000;
const MB = 1000 * KB;
const SECOND = 1000;

const pageColumns: readonly Column<PageResult>[] = [
  {name: 'HTML KB', read: ({weight}) => weight.html / KB, digits: 1},
  {name: 'CSS KB', read: ({weight}) => weight.css / KB, digits: 1},
  {name: 'JS KB', read: ({weight}) => weight.js / KB, digits: 1},
  {name: 'all KB', read: ({weight}) => weight.total / KB, digits: 1},
  {name: 'requests', read: ({weight}) => weight.requests, digits: 0},
  {name: 'prefetched KB', read: ({weight}) => weight.prefetched / KB, digits: 1},
  {name: 'LCP ms', read: ({times}) => times?.lcp, digits: 0},
  {name: 'TBT ms', read: ({times}) => times?.tbt, digits: 0},
  {name: 'longest ms', read: ({times}) => times?.longestTask, digits: 0},
  {name: 'CLS', read: ({times}) => times?.cls, digits: 3},
];

const lighthouseColumns: readonly Column<PageResult>[] = [
  {name: 'Performance', read: ({lighthouse}) => lighthouse?.marks.performance, digits: 0},
  {name: 'Accessibility', read: ({lighthouse}) => lighthouse?.marks.accessibility, digits: 0},
  {name: 'Best practices', read: ({lighthouse}) => lighthouse?.marks.bestPractices, digits: 0},
  {name: 'SEO', read: ({lighthouse}) => lighthouse?.marks.seo, digits: 0},
  {name: 'FCP ms', read: ({lighthouse}) => lighthouse?.marks.fcp, digits: 0},
  {name: 'LCP ms', read: ({lighthouse}) => lighthouse?.marks.lcp, digits: 0},
  {name: 'TBT ms', read: ({lighthouse}) => lighthouse?.marks.tbt, digits: 0},
  {name: 'CLS', read: ({lighthouse}) => lighthouse?.marks.cls, digits: 3},
];

type Journeys = NonNullable<BenchResults['journeys']>;

const journeyRows: readonly (readonly [string, keyof Journeys])[] = [
  ['From a tap on a link to the heading', 'clickToHeading'],
  ['From the key that opens the search to a result', 'keyToResult'],
];

type BuildCost = NonNullable<BenchResults['builds']>['cold'];

const buildColumns: readonly Column<BuildCost>[] = [
  {name: 'time s', read: ({time}) => time / SECOND, digits: 0},
  {name: 'processor s', read: ({processor}) => processor / SECOND, digits: 0},
  {name: 'peak memory MB', read: ({memory}) => memory / MB, digits: 0},
];

function writeCell<T>({read, digits}: Column<T>, {result, before}: Row<T>): string {
  const value = read(result)?.toFixed(digits);
  const old = before && read(before)?.toFixed(digits);
  if (value === undefined) return '–';
  return old === undefined || old === value ? value : old + CHANGED + value;
}

function writeLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Leaves out columns of which nothing is known; empty when nothing is known at all. */
function writeTable<T>(
  title: string,
  columns: readonly Column<T>[],
  rows: readonly Row<T>[],
): string[] {
  const shown = columns.filter((column) =>
    rows.some(({result}) => column.read(result) !== undefined),
  );
  if (shown.length === 0) return [];
  const head = [title, ...shown.map(({name}) => name)];
  const body = rows.map((row) => [row.name, ...shown.map((column) => writeCell(column, row))]);
  return [writeLines([head, head.map(() => '---'), ...body])];
}

function writeJourneys(journeys: Journeys | undefined, before: Journeys | undefined): string[] {
  if (!journeys) return [];
  const columns = [{name: 'ms', read: (time: number) => time, digits: 0}];
  const rows = journeyRows.map(([name, journey]) => ({
    name,
    result: journeys[journey],
    before: before?.[journey],
  }));
  return writeTable('On a phone', columns, rows);
}

function writeBuilds({builds}: BenchResults, before: BenchResults | undefined): string[] {
  if (!builds) return [];
  return writeTable('Build', buildColumns, [
    {name: 'cold', result: builds.cold, before: before?.builds?.cold},
    {name: 'from the cache', result: builds.warm, before: before?.builds?.warm},
  ]);
}

function writeFailures(pages: readonly PageResult[]): string[] {
  const lines = pages.flatMap(({weight, lighthouse}) =>
    lighthouse && lighthouse.failures.length > 0
      ? [`/${weight.path}: ${lighthouse.failures.join(', ')}`]
      : [],
  );
  return lines.length > 0 ? [`What Lighthouse objects to:\n${lines.join('\n')}`] : [];
}

/** Writes all that the bench found. */
export function writeReport(results: BenchResults, before?: BenchResults): string {
  const {pages} = results;
  const rows = pages.map((result) => ({
    name: `/${result.weight.path}`,
    result,
    before: before?.pages.find(({weight}) => weight.path === result.weight.path),
  }));
  const judged = rows.filter(({result}) => result.lighthouse);
  const tables = [
    ...writeTable('Page', pageColumns, rows),
    ...writeJourneys(results.journeys, before?.journeys),
    ...writeTable('Lighthouse', lighthouseColumns, judged),
    ...writeFailures(pages),
    ...writeBuilds(results, before),
  ].join('\n\n');
  if (!before) return tables;
  const note = tables.includes(CHANGED)
    ? `Numbers that differ from the other run: before${CHANGED}now.`
    : 'No number that both runs have differs.';
  return `${note}\n\n${tables}`;
}
