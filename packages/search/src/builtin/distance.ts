/** Rows of the distance matrix, reused because a query compares thousands of words. */
let secondLast = new Uint8Array(0);
let last = new Uint8Array(0);
let current = new Uint8Array(0);

function ensureCapacity(length: number): void {
  if (last.length >= length) return;
  secondLast = new Uint8Array(length);
  last = new Uint8Array(length);
  current = new Uint8Array(length);
}

/**
 * The edit distance of two words: the number of missing, extra, wrong and swapped letters.
 *
 * @returns The distance, or `limit + 1` if it exceeds the limit.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  ensureCapacity(b.length + 1);
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
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
    [secondLast, last, current] = [last, current, secondLast];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** The letters of a word as a bit mask, to skip the comparison of words that share few letters. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** The number of set bits. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
