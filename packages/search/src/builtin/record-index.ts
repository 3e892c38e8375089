/**
 * Builds the index of a version in the worker, while the reader is still typing. A prebuilt index would be
 * three times as large as the records.
 */
import MiniSearch from 'minisearch';
import {isPage} from '../record-kinds.ts';
import type {SearchRecord} from '../types.ts';
import {createFlagExpander} from './flag-forms.ts';
import {createMessageMatcher} from './fold-message.ts';
import {createNameLookup, createProfiles, pathWords, type Profile} from './profiles.ts';
import {createVocabulary, type Vocabulary} from './vocabulary.ts';
import {readWords, termsOf} from './words.ts';

const FIELDS = ['title', 'path', 'name', 'message', 'heading', 'terms', 'intro', 'text'] as const;

/** An indexed field of a record. */
export type Field = (typeof FIELDS)[number];

type IndexedRecord = {readonly id: number} & Readonly<Record<Field, string>>;

/** A record that contains some of the terms. */
export interface Match {
  readonly record: number;
  /** Fields that contain a term, by term. */
  readonly fieldsOf: Readonly<Record<string, readonly string[]>>;
}

export interface RecordIndex {
  readonly records: readonly SearchRecord[];
  /** Number of each record's page. */
  readonly pageOf: readonly number[];
  readonly vocabulary: Vocabulary;
  /** Inverse document frequency of a term, by page. */
  readonly rarity: (term: string) => number;
  /** Replaces short forms with flags. */
  readonly expandFlags: (text: string) => string;
  /** Finds messages in a text. The result maps records to the number of matching characters. */
  readonly findMessages: (text: string) => ReadonlyMap<number, number>;
  /** Finds records whose name equals the text. */
  readonly findByName: (text: string) => readonly number[];
  /** Finds the titles of the pages that describe a flag, in the order of the records. */
  readonly findCommands: (flag: string) => readonly string[];
  readonly profileOf: (record: number) => Profile;
  /** Finds records that contain any of the terms. */
  readonly find: (terms: Iterable<string>) => readonly Match[];
}

function fieldsOf(
  {kind, hierarchy, card, content, terms, url}: SearchRecord,
  id: number,
): IndexedRecord {
  const isWholePage = isPage(kind);
  return {
    id,
    title: isWholePage ? hierarchy.lvl1 : '',
    path: isWholePage ? pathWords(url) : '',
    name: kind !== 'error' && card ? card.name : '',
    message: kind === 'error' && card ? card.name : '',
    heading: kind === 'section' ? [hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' ') : '',
    terms: terms?.join(' ') ?? '',
    intro: isWholePage ? content : '',
    text: isWholePage ? '' : content,
  };
}

/** Statistics that are collected while MiniSearch tokenizes the records. */
class Counts {
  /** Number of occurrences by word, before stemming. */
  readonly words = new Map<string, number>();
  /** Parts by name, for names with several parts. */
  readonly names = new Map<string, readonly string[]>();
  /** Pages by term. */
  readonly pages = new Map<string, Set<number>>();

  add(text: string, page: number): string[] {
    const words = readWords(text);
    for (const {parts, names} of words) {
      for (const part of parts) this.words.set(part, (this.words.get(part) ?? 0) + 1);
      for (const name of names) this.names.set(name.text, name.parts);
    }
    const terms = termsOf(words);
    for (const term of terms) {
      const pages = this.pages.get(term);
      if (pages) pages.add(page);
      else this.pages.set(term, new Set([page]));
    }
    return terms;
  }

  vocabulary(): Vocabulary {
    // A name that is also a plain word is treated as a word: `restart`.
    const names = new Map([...this.names].filter(([name]) => !this.words.has(name)));
    const words = new Map(this.words);
    for (const name of names.keys()) words.set(name, 1);
    return createVocabulary(words, names);
  }
}

/** The number of each record's page, in order of appearance. */
function numberPages(records: readonly SearchRecord[]): number[] {
  const numbers = new Map<string, number>();
  return records.map(({url}) => {
    const path = url.replace(/#.*$/, '');
    const page = numbers.get(path) ?? numbers.size;
    numbers.set(path, page);
    return page;
  });
}

/** Maps flags to the titles of the pages that describe them. */
function groupCommands(records: readonly SearchRecord[]): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  for (const {kind, card, hierarchy} of records) {
    if (kind !== 'flag' || !card) continue;
    commands.set(card.name, [...(commands.get(card.name) ?? []), hierarchy.lvl1]);
  }
  return commands;
}

/** Indexes the records of a version. */
export function indexRecords(records: readonly SearchRecord[]): RecordIndex {
  const pageOf = numberPages(records);
  const counts = new Counts();
  let page = 0;
  const engine = new MiniSearch<IndexedRecord>({
    fields: [...FIELDS],
    tokenize: (text) => counts.add(text, page),
    processTerm: (term) => term,
  });
  records.forEach((record, id) => {
    page = pageOf[id] ?? 0;
    engine.add(fieldsOf(record, id));
  });
  const pageCount = new Set(pageOf).size;
  const commands = groupCommands(records);
  return {
    records,
    pageOf,
    vocabulary: counts.vocabulary(),
    rarity(term) {
      const count = counts.pages.get(term)?.size ?? 0;
      return Math.log(1 + (pageCount - count + 0.5) / (count + 0.5));
    },
    expandFlags: createFlagExpander(records),
    findMessages: createMessageMatcher(
      new Map(
        records.flatMap(({kind, card}, id) =>
          kind === 'error' && card ? [[id, card.name] as const] : [],
        ),
      ),
    ),
    findByName: createNameLookup(records),
    findCommands: (flag) => commands.get(flag) ?? [],
    profileOf: createProfiles(records),
    find(terms) {
      const results = engine.search([...terms].join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
      });
      return results.map(({id, match}) => ({record: Number(id), fieldsOf: match}));
    },
  };
}
