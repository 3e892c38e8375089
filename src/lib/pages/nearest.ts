import {distance} from 'fastest-levenshtein';
import {pathWords} from './path-words.ts';
import type {PageSummary} from './types.ts';

/** Added to the score of pages of the reader's version. */
const VERSION_BONUS = 0.35;

/** Added to the score of pages whose title consists of the words of the URL, however long the path is. */
const TITLE_BONUS = 0.2;

/** Minimum length of words that may have typos, because short words are similar by coincidence. */
const MIN_FUZZY_LENGTH = 5;

// cspell:ignore snyc
/** Minimum length of words with letters in another order, such as `snyc`. */
const MIN_SWAP_LENGTH = 4;

function sortLetters(word: string): string {
  return Array.from(word).sort().join('');
}

/** From 0 to 1 (equal). */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest >= MIN_SWAP_LENGTH && sortLetters(a) === sortLetters(b)) return 0.9;
  if (longest < MIN_FUZZY_LENGTH) return 0;
  const ratio = 1 - distance(a, b) / longest;
  return ratio >= 0.6 ? ratio * 0.9 : 0;
}

function score(words: readonly string[], page: PageSummary): number {
  const pageWords = [...new Set([...pathWords(page.path), ...pathWords(page.title)])];
  const matched = words.reduce(
    (sum, word) => sum + Math.max(0, ...pageWords.map((other) => similarity(word, other))),
    0,
  );
  const isTitle = pathWords(page.title).join() === words.join();
  // With equal matches, a page with fewer words ranks first.
  return (
    matched / words.length +
    matched / (10 * Math.max(1, pageWords.length)) +
    (isTitle ? TITLE_BONUS : 0)
  );
}

/**
 * Finds the pages whose URL or title is most similar to a URL that doesn't exist.
 *
 * @param path - The URL as typed, with or without the base path.
 * @param pages - All pages, those of the latest version first.
 * @param version - Label of the reader's version, whose pages are preferred.
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
