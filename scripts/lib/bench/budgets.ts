/**
 * What a page view may transfer, in bytes as the server sends them with Brotli. More than that fails
 * `npm test` (tests/e2e/page-weight.spec.ts) and `npm run bench`. Times depend on the machine: the
 * bench prints them, and no test checks them.
 */
import {optimizations, type Optimization} from '../../../src/config/optimizations.ts';
import {readPagePath} from '../../../src/lib/version-map/page-path.ts';

/** Limits of a page view. */
export interface Budget {
  readonly css: number;
  readonly js: number;
  /** All files of the page, without what it prefetches. */
  readonly total: number;
  readonly requests: number;
  /** What the page prefetches for other pages before the reader does anything. */
  readonly prefetched: number;
}

const KB = 1000;

const pageBudget: Budget = {
  css: 20 * KB,
  js: 135 * KB,
  total: 190 * KB,
  requests: 14,
  prefetched: 60 * KB,
};

/** Pages that transfer more, by their path below the landing page of their version. */
const totals: Readonly<Record<string, number>> = {
  'configuration/reference': 205 * KB,
  // With the index of a version.
  search: 375 * KB,
};

/** What a page may transfer in addition while an optimization is switched off: its benefit. */
const allowances: Readonly<Record<Optimization, Partial<Budget>>> = {
  compactRoutes: {js: 25 * KB, total: 25 * KB},
  limitedPrefetch: {prefetched: 200 * KB},
  noPrism: {js: 25 * KB, total: 25 * KB},
  noTslib: {js: 5 * KB, total: 5 * KB},
  slimData: {js: 15 * KB, total: 15 * KB},
  slimStyles: {css: 2 * KB, total: 2 * KB},
};

/**
 * The budget of a page.
 *
 * @param path - Below the base path; a query makes no difference.
 * @param isOn - Which optimizations are switched on.
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
