import {budgetOf, type Budget} from './budgets.ts';

export interface Transfer {
  readonly url: string;
  /** Playwright's resource type. */
  readonly type: string;
  /** Size of the encoded body. */
  readonly bytes: number;
  readonly isPrefetch: boolean;
}

/** Totals of a page view, in bytes. */
export interface PageWeight extends Budget {
  /** Path relative to the base path. */
  readonly path: string;
}

/** Sums the transfers of a page view. */
export function sumTransfers(path: string, transfers: readonly Transfer[]): PageWeight {
  const sum = (list: readonly Transfer[]): number => list.reduce((all, {bytes}) => all + bytes, 0);
  const own = transfers.filter(({isPrefetch}) => !isPrefetch);
  const ofType = (wanted: string): number => sum(own.filter(({type}) => type === wanted));
  return {
    path,
    css: ofType('stylesheet'),
    js: ofType('script'),
    total: sum(own),
    requests: own.length,
    prefetched: sum(transfers) - sum(own),
  };
}

/** Reports the budgets that a page exceeds. */
export function checkWeight(weight: PageWeight): string[] {
  const budget = budgetOf(weight.path);
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((amount) => weight[amount] > budget[amount])
    .map(
      (amount) =>
        `/${weight.path} ${amount}: ${weight[amount]} exceeds the budget of ${budget[amount]}`,
    );
}
