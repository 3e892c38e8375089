/**
 * Transfer budgets per page view, in bytes as sent with Brotli. `npm test`
 * (tests/e2e/page-weight.spec.ts) fails if a page exceeds its budget.
 */
import {readPagePath} from '@devspace-docs/versions';

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
  css: 23 * KB,
  // Includes the routes of all pages.
  js: 153 * KB,
  total: 229 * KB,
  requests: 15,
  prefetched: 60 * KB,
};

/** Higher totals of large pages, by path relative to the landing page of their version. */
const totals: Readonly<Record<string, number>> = {
  'configuration/reference': 243 * KB,
  // Includes the version's search index.
  search: 412 * KB,
};

/**
 * Returns the budget of a page.
 *
 * @param path - Relative to the base path; the query is ignored.
 */
export function budgetOf(path: string): Budget {
  const {page} = readPagePath(path.replace(/\?.*/, ''));
  return {...pageBudget, total: totals[page] ?? pageBudget.total};
}
