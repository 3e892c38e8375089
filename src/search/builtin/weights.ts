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
  heading: 7.5,
  intro: 4.8,
  text: 0.85,
};

export const WEIGHTS = {
  /** A page that speaks of a word again and again. */
  density: 3.2,
  /** Exponent of the share of the query that a page meets: a page that meets all of it wins. */
  pageCoverage: 2,
  /** What a place tells, beside its page. */
  place: 0.7,
  /** Exponent of the share of the query that a place meets. */
  placeCoverage: 2,
  /** A word that stands in the title of the page of a place. */
  context: 3,
  /** A title that is what was typed. */
  title: 6,
  /** A name that is what was typed. */
  name: 16,
  /** The last part of a name, `useInclude` of `dev.*.ssh.useInclude`, compared with the whole. */
  leaf: 0.6,
  /** A flag where nothing was typed that looks like a flag. */
  plainFlag: 0.3,
  /** A message that is what was pasted. */
  message: 8,
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
  /** A record of a kind that was asked for by name. */
  kind: 0.6,
  /** Each further place of a page. */
  repeated: 0.66,
  /** Least rarity of a word. */
  leastRarity: 0.16,
};

export type Weights = typeof WEIGHTS;
