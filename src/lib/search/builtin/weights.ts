import type {Field} from './record-index.ts';

/**
 * How much it tells that a word stands in a field. Found, like the numbers below, by trying out
 * changes on the tuned half of tests/search/queries.json.
 */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 7.3,
  path: 4.2,
  name: 1.5,
  message: 4,
  heading: 9,
  terms: 2.5,
  intro: 4.8,
  text: 0.7,
};

/**
 * The same for a page as a whole: a long page has many headings and names, so that one of them
 * tells less about it.
 */
export const PAGE_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 10,
  path: 4.2,
  name: 1.5,
  message: 1,
  heading: 4,
  terms: 1,
  intro: 4,
  text: 0.85,
};

export const WEIGHTS = {
  /** A page that speaks of a word again and again. */
  density: 3.6,
  /** Exponent of the share of the query that a page meets: a page that meets all of it wins. */
  pageCoverage: 2,
  /** What a place tells, beside its page. */
  place: 0.9,
  /** Exponent of the share of the query that a place meets. */
  placeCoverage: 1.6,
  /** A word that stands in the title of the page of a place. */
  context: 3,
  /** A title that is what was typed. */
  title: 10,
  /** The last step of a URL, compared with the title. */
  address: 0.8,
  /** A heading that is what was typed. */
  heading: 1.5,
  /** A name that is what was typed. */
  name: 16,
  /** Exponent of the share of a name that was typed, and of the query that the name meets. */
  nameShare: 2,
  nameCoverage: 4,
  /** Exponent of the rarity of words: below 1, rare words tell less. */
  rarity: 0.6,
  /** The last part of a name, `useInclude` of `dev.*.ssh.useInclude`, compared with the whole. */
  leaf: 0.5,
  /** A flag where nothing was typed that looks like a flag. */
  plainFlag: 0.3,
  /** A variable where nothing was typed that looks like a variable. */
  plainVariable: 0.4,
  /** What may go wrong on a page, where something does. */
  trouble: 2,
  /** A name or title that is all that was typed, from beginning to end. */
  whole: 2.5,
  /** Another name where a flag was typed with its dashes. */
  noFlag: 0.5,
  /** Each further step of a name. */
  depth: 0.98,
  /** A message that is what was pasted. */
  message: 16,
  /** A message where nothing was typed that looks like one. */
  plainMessage: 0.7,
  /** How much rare words tell more than others within a message: less the higher it is. */
  evenness: 3,
  /** Words that stand side by side, as they do in the query. */
  pairs: 0.4,
  /** The same in a message. */
  messagePairs: 1.1,
  /** A page that all others link to. */
  pageRank: 0.15,
  /** Each further place of a page. */
  repeated: 0.3,
  /** Least rarity of a word. */
  leastRarity: 0.16,
};

export type Weights = typeof WEIGHTS;
