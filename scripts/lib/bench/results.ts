/**
 * What the bench finds, and the file that it keeps it in. Pure.
 */
import type {Journeys} from './journeys.ts';
import type {LighthouseRun} from './lighthouse-report.ts';
import type {BuildCosts} from './measure-build.ts';
import type {PageTimes} from './measure.ts';
import type {PageWeight} from './page-weight.ts';

/** What the bench knows of a page. */
export interface PageResult {
  readonly weight: PageWeight;
  readonly times?: PageTimes;
  readonly lighthouse?: LighthouseRun;
}

/** What the bench knows of the site. */
export interface BenchResults {
  readonly pages: readonly PageResult[];
  readonly journeys?: Journeys;
  readonly builds?: BuildCosts;
}

/** Writes results as `--json` keeps them. */
export function writeResults(results: BenchResults): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWeighed(page: unknown): boolean {
  if (!isRecord(page) || !isRecord(page.weight)) return false;
  const {path, js, total} = page.weight;
  return typeof path === 'string' && typeof js === 'number' && typeof total === 'number';
}

/** Reads results that were written with `--json`; says what is wrong with another file. */
export function readResults(text: string, file: string): BenchResults {
  const advice = 'give a file that `npm run bench -- --json FILE` has written.';
  let results: unknown;
  try {
    results = JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON: ${advice}`);
  }
  const pages = isRecord(results) ? results.pages : undefined;
  if (!Array.isArray(pages) || !pages.every(isWeighed)) {
    throw new Error(`${file} holds no results of the bench: ${advice}`);
  }
  return results as BenchResults;
}
