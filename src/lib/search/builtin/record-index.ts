/**
 * The index of the records of one version, built where it is used: the texts are a third of the
 * size of a finished index, and a worker takes them in while the reader still types. Pure.
 */
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../types.ts';
import {createFlagReader} from './flag-forms.ts';
import {createMessageReader} from './fold-message.ts';
import {createNameReader, createProfiles, pathWords, type Profile} from './profiles.ts';
import {createVocabulary, type Vocabulary} from './vocabulary.ts';
import {readWords, termsOf} from './words.ts';

const FIELDS = ['title', 'path', 'name', 'message', 'heading', 'terms', 'intro', 'text'] as const;

/** Field of a record, as it is indexed. */
export type Field = (typeof FIELDS)[number];

type IndexedRecord = {readonly id: number} & Readonly<Record<Field, string>>;

/** A record that holds some of the terms. */
export interface Match {
  readonly record: number;
  /** Fields that hold a term. */
  readonly fieldsOf: Readonly<Record<string, readonly string[]>>;
}

export interface RecordIndex {
  readonly records: readonly SearchRecord[];
  /** Number of the page of each record. */
  readonly pageOf: readonly number[];
  readonly vocabulary: Vocabulary;
  /** How much a term tells: the fewer pages hold it, the more. */
  readonly rarity: (term: string) => number;
  /** The text with flags in the place of their short forms. */
  readonly readFlags: (text: string) => string;
  /** Messages in a text, with the number of characters that they have in common. */
  readonly readMessages: (text: string) => ReadonlyMap<number, number>;
  /** Records that are called like the text. */
  readonly named: (text: string) => readonly number[];
  readonly profileOf: (record: number) => Profile;
  /** Records that hold any of the terms. */
  readonly find: (terms: Iterable<string>) => readonly Match[];
}

function fieldsOf(
  {kind, hierarchy, card, content, terms, url}: SearchRecord,
  id: number,
): IndexedRecord {
  const isTop = kind === 'page' || kind === 'command';
  return {
    id,
    title: isTop ? hierarchy.lvl1 : '',
    path: isTop ? pathWords(url) : '',
    name: kind !== 'error' && card ? card.name : '',
    message: kind === 'error' && card ? card.name : '',
    heading: kind === 'section' ? [hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' ') : '',
    terms: terms?.join(' ') ?? '',
    intro: isTop ? content : '',
    text: isTop ? '' : content,
  };
}

/** What is counted while the records are taken apart. */
class Counts {
  /** Words as they are written, and how often. */
  readonly words = new Map<string, number>();
  /** Names of several parts. */
  readonly names = new Map<string, readonly string[]>();
  /** Terms, with the pages that hold them and how often. */
  readonly terms = new Map<string, Map<number, number>>();
  /** Number of terms of each page. */
  readonly lengths: number[] = [];

  add(text: string, page: number): string[] {
    const words = readWords(text);
    for (const {parts, names} of words) {
      for (const part of parts) this.words.set(part, (this.words.get(part) ?? 0) + 1);
      for (const name of names) this.names.set(name.text, name.parts);
    }
    const terms = termsOf(words);
    for (const term of terms) {
      const pages = this.terms.get(term) ?? new Map<number, number>();
      pages.set(page, (pages.get(page) ?? 0) + 1);
      this.terms.set(term, pages);
    }
    this.lengths[page] = (this.lengths[page] ?? 0) + terms.length;
    return terms;
  }

  vocabulary(): Vocabulary {
    // A plain word that is also a name in one piece stays a word: `restart`.
    const names = new Map([...this.names].filter(([whole]) => !this.words.has(whole)));
    const words = new Map(this.words);
    for (const whole of names.keys()) words.set(whole, 1);
    return createVocabulary(words, names);
  }
}

/** Numbers the pages of the records, in order. */
function numberPages(records: readonly SearchRecord[]): number[] {
  const numbers = new Map<string, number>();
  return records.map(({url}) => {
    const path = url.replace(/#.*$/, '');
    const page = numbers.get(path) ?? numbers.size;
    numbers.set(path, page);
    return page;
  });
}

/** Indexes the records of one version. */
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
  const pageCount = counts.lengths.length;
  return {
    records,
    pageOf,
    vocabulary: counts.vocabulary(),
    rarity(term) {
      const count = counts.terms.get(term)?.size ?? 0;
      return Math.log(1 + (pageCount - count + 0.5) / (count + 0.5));
    },
    readFlags: createFlagReader(records),
    readMessages: createMessageReader(
      new Map(
        records.flatMap(({kind, card}, id) =>
          kind === 'error' && card ? [[id, card.name] as const] : [],
        ),
      ),
    ),
    named: createNameReader(records),
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
