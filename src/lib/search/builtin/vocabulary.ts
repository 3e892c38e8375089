/**
 * The words of an index: looks up beginnings and repairs typing errors. Pure.
 */
import {countBits, letterBits, typingErrors} from './distance.ts';
import {stem} from './words.ts';

/** Longest word whose typing errors are repaired. */
const MAX_REPAIRED = 24;

/** A word that may stand for the typed one. */
export interface Candidate {
  readonly word: string;
  /** 1 for the same word, less the more it differs. */
  readonly weight: number;
}

/** Words of an index as they are written. */
export interface Vocabulary {
  readonly has: (word: string) => boolean;
  /** Parts of a name that is known in one piece: `exclude`, `paths` of `excludepaths`. */
  readonly partsOf: (word: string) => readonly string[] | undefined;
  /** Words that begin like this, the most frequent ones first. */
  readonly startingWith: (prefix: string, limit: number) => readonly string[];
  /**
   * Words that differ by as few typing errors as the length of the word allows, the most frequent
   * ones first.
   */
  readonly similarTo: (word: string, limit: number) => readonly Candidate[];
  /** The same for a suggestion, which readers see before it counts: words may begin otherwise. */
  readonly closeTo: (word: string, limit: number) => readonly Candidate[];
}

/** Typing errors that a word of this length may hold. Short words have too many neighbors. */
function allowedErrors(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

/** The same in a suggestion. */
function suggestedErrors(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

export function createVocabulary(
  counts: ReadonlyMap<string, number>,
  compounds: ReadonlyMap<string, readonly string[]>,
): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const stems = new Set(sorted.map(stem));
  const byLength = new Map<number, {word: string; bits: number}[]>();
  for (const word of sorted) {
    const entry = {word, bits: letterBits(word)};
    const group = byLength.get(word.length);
    if (group) group.push(entry);
    else byLength.set(word.length, [entry]);
  }
  const countOf = (word: string): number => counts.get(word) ?? 0;
  const byCount = (a: string, b: string): number => countOf(b) - countOf(a);

  function firstFrom(prefix: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function compare(
    word: string,
    limit: number,
    errors: number,
    mayStartOtherwise: boolean,
  ): Candidate[] {
    const allowed = word.length > MAX_REPAIRED ? 0 : Math.min(errors, word.length - 2);
    if (allowed <= 0) return [];
    const found: {word: string; errors: number}[] = [];
    const bits = letterBits(word);
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      // Of three letters, one is missing rather than wrong: `vrs`.
      if (word.length === 3 && length !== 4) continue;
      for (const other of byLength.get(length) ?? []) {
        // An error changes two kinds of letters at most.
        if (countBits(bits ^ other.bits) > 2 * allowed) continue;
        const count = typingErrors(word, other.word, allowed);
        // Hardly anybody mistypes the first letter.
        const isOtherStart =
          !mayStartOtherwise && !other.word.startsWith(word.slice(0, 1)) && count + 1 > allowed;
        if (count <= allowed && !isOtherStart) found.push({word: other.word, errors: count});
      }
    }
    const least = Math.min(...found.map((candidate) => candidate.errors));
    return found
      .filter((candidate) => candidate.errors === least)
      .sort((a, b) => byCount(a.word, b.word))
      .slice(0, limit)
      .map(({word: other}) => ({word: other, weight: 1 - least / word.length}));
  }

  return {
    has: (word) => counts.has(word) || stems.has(stem(word)),
    partsOf: (word) => compounds.get(word),
    startingWith(prefix, limit) {
      const found: string[] = [];
      for (let at = firstFrom(prefix); sorted[at]?.startsWith(prefix); at += 1) {
        found.push(sorted[at] ?? '');
      }
      return found.sort(byCount).slice(0, limit);
    },
    similarTo: (word, limit) => compare(word, limit, allowedErrors(word.length), false),
    closeTo: (word, limit) => compare(word, limit, suggestedErrors(word.length), true),
  };
}
