/**
 * The edit distance of two words: the number of missing, extra, wrong and swapped letters.
 *
 * @returns The distance, or `limit + 1` if it exceeds the limit.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let secondLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let minimum = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        errors = Math.min(errors, (secondLast[column - 2] ?? 0) + 1);
      }
      current[column] = errors;
      minimum = Math.min(minimum, errors);
    }
    if (minimum > limit) return limit + 1;
    [secondLast, last] = [last, current];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
