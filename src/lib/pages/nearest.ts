import {distance} from 'fastest-levenshtein';
import {pathWords} from './path-words.ts';
import type {PageSummary} from './types.ts';

/** What a page of the reader's version may be less similar than a page of another version. */
const VERSION_BONUS = 0.35;

/** Letters that a word has to have for its typing errors to be forgiven. */
const MIN_FUZZY_LENGTH = 5;

/** From 0 (nothing alike) to 1 (the same word). */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  // Short words are similar by chance.
  if (longest < MIN_FUZZY_LENGTH) return 0;
  const likeness = 1 - distance(a, b) / longest;
  return likeness >= 0.6 ? likeness * 0.9 : 0;
}

function score(words: readonly string[], page: PageSummary): number {
  const pageWords = [...new Set([...pathWords(page.path), ...pathWords(page.title)])];
  const matched = words.reduce(
    (sum, word) => sum + Math.max(0, ...pageWords.map((other) => similarity(word, other))),
    0,
  );
  // A page with fewer words of its own is the closer match for the same hits.
  return matched / words.length + matched / (10 * Math.max(1, pageWords.length));
}

/**
 * Finds the pages whose URL or title comes closest to a URL that does not exist.
 *
 * @param path - The URL as typed, with or without the base path.
 * @param pages - All pages, the ones of the latest version first.
 * @param version - Label of the version that the reader uses: its pages come first, unless others are
 *   much more similar.
 * @param limit - At most this many.
 */
export function nearestPages(
  path: string,
  pages: readonly PageSummary[],
  version: string,
  limit: number,
): PageSummary[] {
  const words = pathWords(path);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({page, points: score(words, page)}))
    .filter(({points}) => points >= 0.45)
    .map(({page, points}) => ({
      page,
      points: points + (page.version === version ? VERSION_BONUS : 0),
    }))
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({page}) => page);
}
