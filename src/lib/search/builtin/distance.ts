/** Rows of the table below, kept from call to call: a query compares thousands of words. */
let beforeLast = new Uint8Array(0);
let last = new Uint8Array(0);
let current = new Uint8Array(0);

function makeRoom(length: number): void {
  if (last.length >= length) return;
  beforeLast = new Uint8Array(length);
  last = new Uint8Array(length);
  current = new Uint8Array(length);
}

/**
 * The number of typing errors between two words: letters that are missing, too many, wrong or
 * swapped with their neighbor.
 *
 * @returns The number, or `limit + 1` as soon as it is above the limit.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  makeRoom(b.length + 1);
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = errors;
      least = Math.min(least, errors);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** The letters of a word as bits of a number: words that share few letters need no comparing. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** The number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
