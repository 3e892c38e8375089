/**
 * Transfer budgets per page view, in bytes as sent with Brotli. `npm test`
 * (tests/e2e/page-weight.spec.ts) and `npm run bench` fail if a page exceeds its budget. Timings
 * depend on the machine, so the bench only prints them.
 */
import {optimizations, type Optimization} from '../../../src/config/optimizations.ts';
import {readPagePath} from '../../../src/lib/version-map/page-path.ts';

export interface Budget {
  readonly css: number;
  readonly js: number;
  /** All files of the page, excluding prefetches. */
  readonly total: number;
  readonly requests: number;
  /** Prefetched for other pages before any user interaction. */
  readonly prefetched: number;
}

const KB = 1000;

const pageBudget: Budget = {
  css: 20 * KB,
  js: 143 * KB,
  total: 197 * KB,
  requests: 14,
  prefetched: 60 * KB,
};

/** Higher totals of large pages, by path relative to the landing page of their version. */
const totals: Readonly<Record<string, number>> = {
  'configuration/reference': 205 * KB,
  // Includes the version's search index.
  search: 375 * KB,
};

/** Additional budget while an optimization is disabled. */
const allowances: Readonly<Record<Optimization, Partial<Budget>>> = {
  compactRoutes: {js: 25 * KB, total: 25 * KB},
  limitedPrefetch: {prefetched: 200 * KB},
  noPrism: {js: 25 * KB, total: 25 * KB},
  noTslib: {js: 5 * KB, total: 5 * KB},
  slimData: {js: 15 * KB, total: 15 * KB},
  slimStyles: {css: 2 * KB, total: 2 * KB},
};

/**
 * Returns the budget of a page.
 *
 * @param path - Relative to the base path; the query is ignored.
 * @param isOn - Which optimizations are enabled.
 */
export function budgetOf(
  path: string,
  isOn: Readonly<Record<Optimization, boolean>> = optimizations,
): Budget {
  const budget = {
    ...pageBudget,
    total: totals[readPagePath(path.replace(/\?.*/, '')).page] ?? pageBudget.total,
  };
  for (const name of Object.keys(allowances) as Optimization[]) {
    if (isOn[name]) continue;
    for (const [amount, extra] of Object.entries(allowances[name])) {
      budget[amount as keyof Budget] += extra;
    }
  }
  return budget;
}
