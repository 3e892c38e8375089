import {isDeepStrictEqual} from 'node:util';

/** Compares values. The tool writes some numbers and booleans as strings. */
export function sameValue(ours: unknown, theirs: unknown): boolean {
  const isScalar = [ours, theirs].every(
    (value) => value !== undefined && typeof value !== 'object',
  );
  return isDeepStrictEqual(ours, theirs) || (isScalar && String(ours) === String(theirs));
}

/** Compares words regardless of their order: `string or integer` and `integer or string`. */
export function sameWords(ours: readonly string[], theirs: readonly string[]): boolean {
  const sort = (words: readonly string[]): string[] => [...new Set(words)].sort();
  return isDeepStrictEqual(sort(ours), sort(theirs));
}

/** Compares text regardless of whitespace. The tool's text may be empty. */
export function sameText(ours: string, theirs: string): boolean {
  const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return theirs === '' || normalize(ours) === normalize(theirs);
}
