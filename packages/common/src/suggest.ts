/** "Did you mean …?" for names, anchors and paths. */
import {closest, distance} from 'fastest-levenshtein';

/** Maximum edit distance of a suggestion, as a fraction of the longer word's length. */
const TOLERANCE = 0.4;

/** The most similar candidate, or undefined if it differs too much, ignoring case. */
function findSimilar(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const best = closest(word, candidates);
  const limit = Math.max(1, Math.floor(Math.max(word.length, best.length) * TOLERANCE));
  return distance(word.toLowerCase(), best.toLowerCase()) <= limit ? best : undefined;
}

/** The candidate that is probably meant: undefined if none is similar, or the word can be a typo of more than one. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...new Set(candidates)];
  const [typo, ...others] = all.filter((other) => isTypo(word, other));
  return others.length > 0 ? undefined : (typo ?? findSimilar(word, all));
}

/** Whether two names differ by one letter or two swapped letters. */
export function isTypo(word: string, other: string): boolean {
  const sortLetters = (text: string): string => Array.from(text).sort().join('');
  const steps = distance(word, other);
  return steps === 1 || (steps === 2 && sortLetters(word) === sortLetters(other));
}

/** The name of the file or, for the index of a folder, of the folder. */
function topicOf(path: string): string {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const name = parts.at(-1) ?? '';
  return /^(?:index|readme)$/i.test(name) ? (parts.at(-2) ?? name) : name;
}

/**
 * Like `suggest`, for paths: prefers the same file name in another folder to another name in the same
 * folder, and treats `ports/index.mdx` like `ports.mdx`.
 */
export function suggestPath(path: string, candidates: readonly string[]): string | undefined {
  const topic = findSimilar(topicOf(path), candidates.map(topicOf));
  const sameTopic = candidates.filter((candidate) => topicOf(candidate) === topic);
  return sameTopic.length > 0 ? closest(path, sameTopic) : undefined;
}

/** Formats a suggestion; without one, returns the fallback. */
export function didYouMean(suggestion: string | undefined, fallback: string): string {
  return suggestion === undefined ? fallback : `did you mean \`${suggestion}\`?`;
}
