/** Data about single records, for ranking. Cached, because few records are ranked, and often. */
import {memoize} from '@devspace-docs/common';
import {isPage} from '../record-kinds.ts';
import type {SearchRecord} from '../types.ts';
import {STOP_WORDS} from './stop-words.ts';
import {readWords, stem} from './words.ts';

/** A name or search term of a record. */
export interface Phrase {
  readonly terms: ReadonlySet<string>;
  /** Terms of its page's title and URL, which a query may contain as well. */
  readonly context?: ReadonlySet<string>;
}

/** The path of a page below the base path, as words. */
export function pathWords(url: string): string {
  return url.replace(/#.*$/, '').split('/').slice(2).join(' ');
}

/** The stems of a text's words without separators: `helm charts` and `Helm chart` are equal. */
export function joinWords(text: string): string {
  return readWords(text)
    .map((word) => stem(word.text))
    .join('');
}

function stemsOf(text: string): Set<string> {
  return new Set(readWords(text).flatMap(({parts}) => parts.map(stem)));
}

function ownHeading({anchor, hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord): string {
  return anchor === '' ? lvl1 : (lvl3 ?? lvl2 ?? '');
}

/** Its name, heading or message, and its search terms. */
export const phrasesOf = memoize((record: SearchRecord): readonly Phrase[] => {
  const {kind, card, hierarchy, url, terms = []} = record;
  const context = new Set(
    readWords(`${hierarchy.lvl1} ${pathWords(url)}`).flatMap(({terms: own}) => own),
  );
  const name = card?.name ?? ownHeading(record);
  const own = {terms: stemsOf(name), ...(kind !== 'error' && {context})};
  return [own, ...terms.map((term) => ({terms: stemsOf(term), context}))];
});

/** Its name or heading, and its search terms, without separators. */
export const namesOf = memoize((record: SearchRecord): ReadonlySet<string> => {
  const {card, terms = []} = record;
  return new Set([card?.name ?? '', ownHeading(record), ...terms].map(joinWords));
});

/** Pairs of adjacent stems, with and without stop words. */
export const pairsOf = memoize((record: SearchRecord): ReadonlySet<string> => {
  const {kind, card, hierarchy, content, terms = []} = record;
  const {lvl1, lvl2, lvl3} = hierarchy;
  const pairs = new Set<string>();
  const title = isPage(kind) ? lvl1 : '';
  for (const text of [title, card?.name, lvl2, lvl3, content, ...terms]) {
    const all = readWords(text ?? '').flatMap(({parts}) => parts);
    for (const words of [all, all.filter((word) => !STOP_WORDS.has(word))]) {
      words.slice(1).forEach((next, at) => pairs.add(`${stem(words[at] ?? '')} ${stem(next)}`));
    }
  }
  return pairs;
});
