/** Lazily computed data about single records, for ranking. */
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

export interface Profile {
  /** Its name, heading or message, and its search terms. */
  readonly phrases: readonly Phrase[];
  /** Its name or heading, and its search terms, without separators. */
  readonly names: () => ReadonlySet<string>;
  /** Pairs of adjacent stems, with and without stop words. */
  readonly pairs: () => ReadonlySet<string>;
}

/** The path of a page below the base path, as words. */
export function pathWords(url: string): string {
  return url.replace(/#.*$/, '').split('/').slice(2).join(' ');
}

/** The words of a text without separators. */
export function joinWords(text: string): string {
  return readWords(text)
    .map((word) => word.text)
    .join('');
}

function stemsOf(text: string): Set<string> {
  return new Set(readWords(text).flatMap(({parts}) => parts.map(stem)));
}

function ownHeading({anchor, hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord): string {
  return anchor === '' ? lvl1 : (lvl3 ?? lvl2 ?? '');
}

function phrasesOf(record: SearchRecord): Phrase[] {
  const {kind, card, hierarchy, url, terms = []} = record;
  const context = new Set(
    readWords(`${hierarchy.lvl1} ${pathWords(url)}`).flatMap(({terms: own}) => own),
  );
  const name = card?.name ?? ownHeading(record);
  const own = {terms: stemsOf(name), ...(kind !== 'error' && {context})};
  return [own, ...terms.map((term) => ({terms: stemsOf(term), context}))];
}

function namesOf(record: SearchRecord): Set<string> {
  const {card, terms = []} = record;
  return new Set([card?.name ?? '', ownHeading(record), ...terms].map(joinWords));
}

function pairsOf({kind, card, hierarchy, content, terms = []}: SearchRecord): Set<string> {
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
}

function createProfile(record: SearchRecord): Profile {
  let names: Set<string> | undefined;
  let pairs: Set<string> | undefined;
  return {
    phrases: phrasesOf(record),
    names: () => (names ??= namesOf(record)),
    pairs: () => (pairs ??= pairsOf(record)),
  };
}

/** Returns a function that returns the profile of a record. */
export function createProfiles(records: readonly SearchRecord[]): (record: number) => Profile {
  const profiles = new Map<number, Profile>();
  return (id) => {
    const cached = profiles.get(id);
    if (cached) return cached;
    const record = records[id];
    if (!record) throw new Error(`No search record has the id ${id}.`);
    const profile = createProfile(record);
    profiles.set(id, profile);
    return profile;
  };
}
