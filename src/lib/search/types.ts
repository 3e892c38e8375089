/**
 * What the parts of the search agree on: the records that the build makes, the question a reader
 * asks, and the answer of an engine. The built-in engine and Algolia give the same answer, so that
 * the interface does not know which of them it asks.
 */

/** What a record is about. Everything but pages and sections can be shown as an answer card. */
export type RecordKind =
  'page' | 'section' | 'field' | 'flag' | 'command' | 'function' | 'variable' | 'error';

/** Headings above a record, as DocSearch names them: `lvl0` is the part of the site. */
export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2?: string;
  readonly lvl3?: string;
}

/** What an answer card says at once, before the reader opens the page. */
export interface AnswerCard {
  /** Name as it is written: `dev.*.sync`, `--force-build`, `devspace deploy`, `start_dev`. */
  readonly name: string;
  /** Type as the reference names it, where there is one. */
  readonly type?: string;
  /** Default as the reference writes it, where there is one. */
  readonly default?: string;
  /** One line of plain text; the cause, for a message. */
  readonly summary: string;
  /** How to fix the problem, for a message. */
  readonly fix?: string;
}

/** One thing that can be found, in the shape that DocSearch gives its records. */
export interface SearchRecord {
  /** Unique over all versions, and the same in every build of the same sources. */
  readonly objectID: string;
  readonly kind: RecordKind;
  /** Path of the page with the base path, and the anchor if there is one. */
  readonly url: string;
  /** Anchor without `#`; empty for the top of a page. */
  readonly anchor: string;
  readonly hierarchy: Hierarchy;
  /** Plain text below the heading. */
  readonly content: string;
  /** Words of readers for what it is about, which no page shows. */
  readonly terms?: readonly string[];
  /** Always `en`: a facet that DocSearch asks for. */
  readonly language: string;
  /** Facet of the version, such as `docs-default-current`: what Docusaurus puts into the pages. */
  readonly docusaurus_tag: string;
  /** Rank of the page among the pages of its version, 0 to 100; higher is better. */
  readonly pageRank: number;
  readonly card?: AnswerCard;
}

/** Text in pieces, so that nobody has to mix what was found with markup. */
export type Highlighted = ReadonlyArray<{readonly text: string; readonly isMatch: boolean}>;

/** One thing that was found. */
export interface SearchHit extends Omit<SearchRecord, 'content' | 'terms'> {
  /**
   * The excerpt of the content that answers best. If only headings match, it is the summary of the
   * card, or empty.
   */
  readonly excerpt: Highlighted;
  /** The headings with what matches in them, from `lvl1` to the deepest. */
  readonly headings: readonly Highlighted[];
}

/** What a reader asks. */
export interface SearchQuery {
  /** As typed: anything, of any length. */
  readonly text: string;
  /** Facet of the version to search in, as in `docusaurus_tag`. */
  readonly tag: string;
  /** Page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
}

/** What an engine answers. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages of results. */
  readonly total: number;
  /** Number of hits that contain most of the query; absent if the engine doesn't know. */
  readonly good?: number;
  /** Another query that would find something, where this one finds nothing. */
  readonly suggestion?: string;
}

/** A way to search. */
export interface SearchEngine {
  /**
   * Loads what `search` needs, once; call it as soon as a reader may be going to search.
   * Rejects if it cannot be loaded; the next call tries again.
   */
  readonly prepare: (tag: string) => Promise<void>;
  /** Rejects with an error whose message says what is wrong, such as a missing index. */
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
}
