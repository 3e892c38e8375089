/**
 * Builds the index of a version in the worker, while the reader is still typing. A prebuilt index would be
 * three times as large as the records.
 */
import {isPage} from '../record-kinds.ts';
import type {SearchRecord} from '../types.ts';
import {createFlagExpander} from './flag-forms.ts';
import {createMessageMatcher} from './fold-message.ts';
import {pathWords} from './profiles.ts';
import {createVocabulary, type Vocabulary} from './vocabulary.ts';
import {readWords, type Word} from './words.ts';

const FIELDS = ['title', 'path', 'name', 'message', 'heading', 'terms', 'intro', 'text'] as const;

/** An indexed field of a record. */
export type Field = (typeof FIELDS)[number];

/** A record that contains some of the terms. */
export interface Match {
  readonly record: number;
  /** Fields that contain a term, by term. */
  readonly fieldsOf: ReadonlyMap<string, readonly Field[]>;
}

export interface RecordIndex {
  /** Number of each record's page. */
  readonly pageOf: readonly number[];
  readonly vocabulary: Vocabulary;
  /** Inverse document frequency of a term, by page, with smaller differences between terms. */
  readonly rarity: (term: string) => number;
  /** Replaces short forms with flags. */
  readonly expandFlags: (text: string) => string;
  /** Finds messages in a text. The result maps records to the number of matching characters. */
  readonly findMessages: (text: string) => ReadonlyMap<number, number>;
  /** Finds the titles of the pages that describe a flag, in the order of the records. */
  readonly findCommands: (flag: string) => readonly string[];
  readonly recordOf: (id: number) => SearchRecord;
  /** Finds records that contain any of the terms. */
  readonly find: (terms: ReadonlySet<string>) => readonly Match[];
}

function textsOf({
  kind,
  hierarchy,
  card,
  content,
  terms,
  url,
}: SearchRecord): Readonly<Record<Field, string>> {
  const isWholePage = isPage(kind);
  return {
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

/** The terms of all records, and statistics about their words. */
class Terms {
  /** Fields that contain a term: the id of a record times the number of fields, plus the field. */
  private readonly fields = new Map<string, number[]>();
  /** Number of occurrences. */
  private readonly words = new Map<Word, number>();

  add(text: string, record: number, field: number): void {
    const position = record * FIELDS.length + field;
    for (const word of readWords(text)) {
      this.words.set(word, (this.words.get(word) ?? 0) + 1);
      for (const term of word.terms) {
        const found = this.fields.get(term);
        if (!found) this.fields.set(term, [position]);
        else if (found.at(-1) !== position) found.push(position);
      }
    }
  }

  /** Records that contain a term, and the field that contains it. A record can have more than one. */
  of(term: string): readonly {readonly record: number; readonly field: Field}[] {
    return (this.fields.get(term) ?? []).map((position) => ({
      record: Math.floor(position / FIELDS.length),
      field: FIELDS[position % FIELDS.length] ?? 'text',
    }));
  }

  vocabulary(): Vocabulary {
    const words = new Map<string, number>();
    // Parts by name.
    const names = new Map<string, readonly string[]>();
    for (const [word, count] of this.words) {
      for (const part of word.parts) words.set(part, (words.get(part) ?? 0) + count);
      for (const {text, parts} of word.names) names.set(text, parts);
    }
    for (const name of names.keys()) {
      // A name that is also a plain word is treated as a word: `restart`.
      if (words.has(name)) names.delete(name);
      else words.set(name, 1);
    }
    return createVocabulary(words, names);
  }
}

function findTerms(index: Terms, terms: ReadonlySet<string>): Match[] {
  const matches = new Map<number, Map<string, Field[]>>();
  for (const term of terms) {
    for (const {record, field} of index.of(term)) {
      let fieldsOf = matches.get(record);
      if (!fieldsOf) matches.set(record, (fieldsOf = new Map<string, Field[]>()));
      const fields = fieldsOf.get(term);
      if (fields) fields.push(field);
      else fieldsOf.set(term, [field]);
    }
  }
  return [...matches].map(([record, fieldsOf]) => ({record, fieldsOf}));
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
  const index = new Terms();
  records.forEach((record, id) => {
    const texts = textsOf(record);
    FIELDS.forEach((field, at) => index.add(texts[field], id, at));
  });
  const pageCount = new Set(pageOf).size;
  const rarities = new Map<string, number>();
  const commands = groupCommands(records);
  return {
    recordOf(id) {
      const record = records[id];
      if (!record) throw new Error(`No search record has the id ${id}.`);
      return record;
    },
    pageOf,
    vocabulary: index.vocabulary(),
    rarity(term) {
      const cached = rarities.get(term);
      if (cached !== undefined) return cached;
      const count = new Set(index.of(term).map(({record}) => pageOf[record])).size;
      const rarity = Math.log(1 + (pageCount - count + 0.5) / (count + 0.5)) ** 0.6;
      rarities.set(term, rarity);
      return rarity;
    },
    expandFlags: createFlagExpander(records),
    findMessages: createMessageMatcher(
      new Map(
        records.flatMap(({kind, card}, id) =>
          kind === 'error' && card ? [[id, card.name] as const] : [],
        ),
      ),
    ),
    findCommands: (flag) => commands.get(flag) ?? [],
    find: (terms) => findTerms(index, terms),
  };
}
