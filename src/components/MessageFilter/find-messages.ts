import {createMessageMatcher, stripLinePrefixes} from '@devspace-docs/search';
import {hasWords} from '../../lib/filter-text.ts';

/** An entry that only resembles the text shares at least this part of its distinctive words. */
const MIN_SHARE = 0.5;
/** Entries that resemble the text almost as much as the best one are shown with it. */
const NEAR_BEST = 0.8;

/** The words of a message that can tell it from others. Placeholders, such as `X`, are too short. */
function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[a-z\d][\w-]*[a-z\d]/g)
      ?.filter((word) => word.length > 2),
  );
}

/** Finds the entries that share the most distinctive words with a text: those that few messages contain. */
function findSimilar(entries: readonly string[], text: string): number[] {
  const words = entries.map(wordsOf);
  const frequency = new Map<string, number>();
  for (const word of words.flatMap((list) => [...list]))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = (list: Iterable<string>): number =>
    [...list].reduce((sum, word) => sum + Math.log(entries.length / (frequency.get(word) ?? 1)), 0);
  const wanted = wordsOf(text);
  const scores = words.map((list) => {
    const shared = [...list].filter((word) => wanted.has(word));
    return shared.length > 1 && weigh(shared) >= MIN_SHARE * weigh(list) ? weigh(shared) : 0;
  });
  const best = Math.max(0, ...scores);
  return scores.flatMap((score, index) => (score > 0 && score >= NEAR_BEST * best ? index : []));
}

/**
 * Finds messages by all their words; else by a pasted message, whose names and numbers differ; else by
 * the most distinctive words.
 *
 * @param entries - The messages of each entry.
 * @returns Indexes of entries.
 */
export function findMessages(
  entries: readonly (readonly string[])[],
  query: string,
): ReadonlySet<number> {
  const text = stripLinePrefixes(query);
  const joined = entries.map((messages) => messages.join('\n'));
  const exact = joined.flatMap((message, entry) =>
    hasWords(message.toLowerCase(), text) ? entry : [],
  );
  if (exact.length > 0) return new Set(exact);
  const flat = entries.flatMap((messages, entry) => messages.map((message) => ({entry, message})));
  const match = createMessageMatcher(new Map(flat.map(({message}, index) => [index, message])));
  const found = new Set([...match(text).keys()].flatMap((index) => flat[index]?.entry ?? []));
  return found.size > 0 ? found : new Set(findSimilar(joined, text));
}
