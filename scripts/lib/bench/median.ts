/**
 * The run in the middle. Pure.
 */

/** The value in the middle; of an even number, the lower of the two there. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of no runs.');
  return middle;
}

/** The median of each number by itself. */
export function takeMedian<T extends {readonly [Name in keyof T]: number}>(runs: readonly T[]): T {
  const [first] = runs;
  if (!first) throw new Error('There is no median of no runs.');
  const names = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(runs.map((run) => run[name]))]),
  ) as unknown as T;
}
