/**
 * What ranking asks of single records, computed when it is first asked. Pure.
 */
import type {SearchRecord} from '../types.ts';
import {STOP_WORDS} from './stop-words.ts';
import {readWords, stem, termsOf} from './words.ts';

/** What a record is called, as the terms of its words. */
export interface Phrase {
  readonly terms: ReadonlySet<string>;
  /** Terms of the title of its page, which a reader may add. */
  readonly context?: ReadonlySet<string>;
}

/** What ranking asks of a record. */
export interface Profile {
  /** Its name or message, and its search terms. */
  readonly phrases: readonly Phrase[];
  /** Words that are next to each other, with and without the stop words between them. */
  readonly pairs: () => ReadonlySet<string>;
}

/** Words of the URL of a page: what comes after the base path. */
export function pathWords(url: string): string {
  return url.replace(/#.*$/, '').split('/').slice(2).join(' ');
}

/** Words without what separates them. */
function inOnePiece(text: string): string {
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
  const context = new Set(termsOf(readWords(`${hierarchy.lvl1} ${pathWords(url)}`)));
  const name = card?.name ?? ownHeading(record);
  const own = {terms: stemsOf(name), ...(kind !== 'error' && {context})};
  return [own, ...terms.map((term) => ({terms: stemsOf(term), context}))];
}

function pairsOf({kind, card, hierarchy, content, terms = []}: SearchRecord): Set<string> {
  const {lvl1, lvl2, lvl3} = hierarchy;
  const pairs = new Set<string>();
  const title = kind === 'page' || kind === 'command' ? lvl1 : '';
  for (const text of [title, card?.name, lvl2, lvl3, content, ...terms]) {
    const all = readWords(text ?? '').flatMap(({parts}) => parts);
    for (const words of [all, all.filter((word) => !STOP_WORDS.has(word))]) {
      words.slice(1).forEach((next, at) => pairs.add(`${stem(words[at] ?? '')} ${stem(next)}`));
    }
  }
  return pairs;
}

function createProfile(record: SearchRecord): Profile {
  let pairs: Set<string> | undefined;
  return {
    phrases: phrasesOf(record),
    pairs: () => (pairs ??= pairsOf(record)),
  };
}

/**
 * Makes a function that finds records by what they are called: a name, heading or search term, word for
 * word and with its stop words.
 */
export function createNameReader(
  records: readonly SearchRecord[],
): (text: string) => readonly number[] {
  const byName = new Map<string, number[]>();
  records.forEach((record, id) => {
    const names = [record.card?.name ?? '', ownHeading(record), ...(record.terms ?? [])];
    for (const name of new Set(names.map(inOnePiece))) {
      const ids = byName.get(name);
      if (ids) ids.push(id);
      else byName.set(name, [id]);
    }
  });
  return (text) => byName.get(inOnePiece(text)) ?? [];
}

/** Makes a function that returns the profile of a record. */
export function createProfiles(records: readonly SearchRecord[]): (record: number) => Profile {
  const profiles = new Map<number, Profile>();
  return (id) => {
    const known = profiles.get(id);
    if (known) return known;
    const record = records[id];
    if (!record) throw new Error(`No search record has the id ${id}.`);
    const profile = createProfile(record);
    profiles.set(id, profile);
    return profile;
  };
}
