/** "Did you mean …?" for names, anchors and paths. */
import {closest, distance} from 'fastest-levenshtein';

/** How much of the longer word may differ for the other to be worth a suggestion. */
const TOLERANCE = 0.4;

/** The candidate that comes closest to a word, unless all of them are far off. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  if (all.length === 0) return undefined;
  const best = closest(word, all);
  const limit = Math.max(1, Math.floor(Math.max(word.length, best.length) * TOLERANCE));
  return distance(word.toLowerCase(), best.toLowerCase()) <= limit ? best : undefined;
}

/** Whether two names differ by one letter, or by two letters in the wrong order. */
export function isTypo(word: string, other: string): boolean {
  const sortLetters = (text: string): string => Array.from(text).sort().join('');
  const steps = distance(word, other);
  return steps === 1 || (steps === 2 && sortLetters(word) === sortLetters(other));
}

/** What a path is about: the name of the file, or of the folder for its index. */
function topicOf(path: string): string {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const name = parts.at(-1) ?? '';
  return /^(?:index|readme)$/i.test(name) ? (parts.at(-2) ?? name) : name;
}

/**
 * Like `suggest`, for paths: a file of the same name in another folder is likelier than another
 * name in the same folder, and `ports/index.mdx` is as good as `ports.mdx`.
 */
export function suggestPath(path: string, candidates: readonly string[]): string | undefined {
  const topic = suggest(topicOf(path), candidates.map(topicOf));
  const sameTopic = candidates.filter((candidate) => topicOf(candidate) === topic);
  return sameTopic.length > 0 ? closest(path, sameTopic) : undefined;
}

/** Writes a hint that begins with the likely answer, or only the other way out. */
export function didYouMean(answer: string | undefined, otherwise: string): string {
  return answer === undefined ? otherwise : `did you mean \`${answer}\`?`;
}
