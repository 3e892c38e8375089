/**
 * The number of typing errors between two words: letters that are missing, too many, wrong or
 * swapped with their neighbour.
 *
 * @returns The number, or `limit + 1` as soon as it is above the limit.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwapped) {
        errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}
