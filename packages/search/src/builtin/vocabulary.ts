/** The words of an index, for completions and corrections of typos. */
import {typingErrors} from './distance.ts';
import {stem} from './words.ts';

/** Maximum length of a word with corrected typos. */
const MAX_CORRECTED = 24;

/** A possible correction. */
export interface Candidate {
  readonly word: string;
  /** From 1 for the same word down to 0. */
  readonly weight: number;
}

export interface Vocabulary {
  readonly has: (word: string) => boolean;
  /** Parts of a known name: `exclude` and `paths` for `excludepaths`. */
  readonly partsOf: (word: string) => readonly string[] | undefined;
  /** Words with a prefix, most frequent first. */
  readonly startingWith: (prefix: string, limit: number) => readonly string[];
  /** The words with the fewest typos within the limit for the length of the word, most frequent first. */
  readonly similarTo: (word: string, limit: number) => readonly Candidate[];
  /** Like `similarTo`, but the first letter may differ: readers confirm suggestions. */
  readonly closeTo: (word: string, limit: number) => readonly Candidate[];
}

/** Maximum number of typos. Short words have too many similar words, and suggestions even more. */
function allowedErrors({length}: string, isSuggestion: boolean): number {
  if (length < 3) return 0;
  return length < (isSuggestion ? 8 : 7) ? 1 : 2;
}

export function createVocabulary(
  counts: ReadonlyMap<string, number>,
  compounds: ReadonlyMap<string, readonly string[]>,
): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const stems = new Set(sorted.map(stem));
  const countOf = (word: string): number => counts.get(word) ?? 0;
  const byCount = (a: string, b: string): number => countOf(b) - countOf(a);

  function findStart(prefix: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param isSuggestion - Whether the reader confirms the word, so that the first letter may differ. */
  function compare(word: string, limit: number, isSuggestion: boolean): Candidate[] {
    const errors = allowedErrors(word, isSuggestion);
    const allowed = word.length > MAX_CORRECTED ? 0 : Math.min(errors, word.length - 2);
    if (allowed <= 0) return [];
    const found: {word: string; errors: number}[] = [];
    for (const other of sorted) {
      // In a word of three letters, a missing letter is likelier than a wrong one: `vrs`.
      if (word.length === 3 && other.length !== 4) continue;
      const count = typingErrors(word, other, allowed);
      // Typos in the first letter are rare.
      const isExcluded =
        !isSuggestion && !other.startsWith(word.slice(0, 1)) && count + 1 > allowed;
      if (count <= allowed && !isExcluded) found.push({word: other, errors: count});
    }
    const minimum = Math.min(...found.map((candidate) => candidate.errors));
    return found
      .filter((candidate) => candidate.errors === minimum)
      .sort((a, b) => byCount(a.word, b.word) || a.word.length - b.word.length)
      .slice(0, limit)
      .map(({word: other}) => ({word: other, weight: 1 - minimum / word.length}));
  }

  return {
    has: (word) => counts.has(word) || stems.has(stem(word)),
    partsOf: (word) => compounds.get(word),
    startingWith(prefix, limit) {
      const found: string[] = [];
      for (let at = findStart(prefix); sorted[at]?.startsWith(prefix); at += 1) {
        found.push(sorted[at] ?? '');
      }
      return found.sort(byCount).slice(0, limit);
    },
    similarTo: (word, limit) => compare(word, limit, false),
    closeTo: (word, limit) => compare(word, limit, true),
  };
}
