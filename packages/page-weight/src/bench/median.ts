function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Cannot compute the median of zero runs.');
  return middle;
}

/** Returns the median of each metric, or the lower median of an even number of runs. */
export function takeMedian(
  runs: ReadonlyArray<Readonly<Record<string, number>>>,
): Record<string, number> {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, medianOf(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}
