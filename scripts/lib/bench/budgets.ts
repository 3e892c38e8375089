/**
 * What a page may weigh, in bytes as Brotli sends them. A build beyond that fails `npm test` and
 * `npm run bench`. Times depend on the machine: the bench prints them, and nothing asserts them.
 */

/** Kinds of files that a page loads. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image';

/** Limits for every page, by kind and in all. */
export interface Budget {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly total: number;
  /** Files that it needs, itself included. */
  readonly requests: number;
}

const KB = 1000;

/** For every page but those below. */
export const pageBudget: Budget = {
  html: 30 * KB,
  css: 14.3 * KB,
  js: 81 * KB,
  total: 133 * KB,
  requests: 10,
};

/** Pages that hold more than others, by their path below the base path. */
export const largePages: Readonly<Record<string, Partial<Budget>>> = {
  'configuration/reference': {html: 41 * KB, total: 143 * KB},
  '5.x/configuration/reference': {html: 36 * KB, total: 138 * KB},
};

/** The budget of a page. */
export function budgetOf(path: string): Budget {
  return {...pageBudget, ...largePages[path]};
}
