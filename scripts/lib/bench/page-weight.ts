/**
 * What a page view transfers.
 */
import {budgetOf, type Budget} from './budgets.ts';

/** A file that a page view loads. */
export interface Transfer {
  readonly url: string;
  /** Kind of the request, in the words of Playwright. */
  readonly type: string;
  /** Bytes of the body as the server sends it. */
  readonly bytes: number;
  /** Whether it's for another page that the reader may open next. */
  readonly isPrefetch: boolean;
}

/** The sums of a page view, in bytes. */
export interface PageWeight extends Budget {
  /** Path below the base path. */
  readonly path: string;
  readonly html: number;
}

/** Adds up the files of a page view. */
export function sumTransfers(path: string, transfers: readonly Transfer[]): PageWeight {
  const sum = (list: readonly Transfer[]): number => list.reduce((all, {bytes}) => all + bytes, 0);
  const own = transfers.filter(({isPrefetch}) => !isPrefetch);
  const ofType = (wanted: string): number => sum(own.filter(({type}) => type === wanted));
  return {
    path,
    html: ofType('document'),
    css: ofType('stylesheet'),
    js: ofType('script'),
    total: sum(own),
    requests: own.length,
    prefetched: sum(transfers) - sum(own),
  };
}

/** Reports in which way a page exceeds its budget. */
export function checkWeight(weight: PageWeight, budget = budgetOf(weight.path)): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((amount) => weight[amount] > budget[amount])
    .map((amount) => `/${weight.path} ${amount}: ${weight[amount]} is more than ${budget[amount]}`);
}
