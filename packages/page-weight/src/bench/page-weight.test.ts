import {describe, expect, it} from 'vitest';
import {budgetOf} from './budgets.ts';
import {checkWeight, sumTransfers, type Transfer} from './page-weight.ts';

function transfer(type: string, bytes: number, isPrefetch = false): Transfer {
  return {url: `https://docs.example/${type}`, type, bytes, isPrefetch};
}

const transfers = [
  transfer('document', 100),
  transfer('stylesheet', 20),
  transfer('script', 40),
  transfer('script', 2),
  transfer('font', 7),
  transfer('other', 30, true),
];

it('sumTransfers sums the files of the page, and its prefetches separately', () => {
  expect(sumTransfers('cli', transfers)).toEqual({
    path: 'cli',
    html: 100,
    css: 20,
    js: 42,
    total: 169,
    requests: 5,
    prefetched: 30,
  });
});

describe('checkWeight', () => {
  const weight = sumTransfers('cli', transfers);

  it('accepts a page within its budget', () => {
    expect(checkWeight(weight)).toEqual([]);
  });

  it.each(['css', 'js', 'total', 'requests', 'prefetched'] as const)(
    'reports a page that exceeds its %s budget',
    (amount) => {
      const budget = budgetOf('cli');
      const heavy = {...weight, [amount]: budget[amount] + 1};
      expect(checkWeight(heavy)).toEqual([
        `/cli ${amount}: ${budget[amount] + 1} exceeds the budget of ${budget[amount]}`,
      ]);
    },
  );
});

describe('budgetOf', () => {
  it('allows more for large pages, regardless of the query', () => {
    expect(budgetOf('search?q=pods').total).toBe(budgetOf('search').total);
    expect(budgetOf('search').total).toBeGreaterThan(budgetOf('cli').total);
  });
});
