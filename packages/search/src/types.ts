/** Types that the build, the UI and both search engines share. */
import type {RecordKind} from './record-kinds.ts';

/** Headings of a record, with the names of DocSearch: `lvl0` is the section of the site. */
export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2?: string;
  readonly lvl3?: string;
}

/** Details that search results show about a field, flag, command or message. */
export interface AnswerCard {
  /** `dev.*.sync`, `--force-build`, `devspace deploy`, `start_dev` */
  readonly name: string;
  /** Type, as in the reference. */
  readonly type?: string;
  /** Default, as in the reference. */
  readonly default?: string;
  /** One line of plain text. For a message, the cause. */
  readonly summary: string;
  /** Fix of a message. */
  readonly fix?: string;
}

/** A search record, compatible with those of DocSearch. */
export interface SearchRecord {
  /** Unique across versions, and stable across builds. */
  readonly objectID: string;
  readonly kind: RecordKind;
  /** Path with the base path and the anchor. */
  readonly url: string;
  /** Without `#`; empty for the top of a page. */
  readonly anchor: string;
  readonly hierarchy: Hierarchy;
  /** Plain text below the heading. */
  readonly content: string;
  /** Additional search terms that aren't on the page. */
  readonly terms?: readonly string[];
  /** Always `en`: a facet that DocSearch requires. */
  readonly language: string;
  /** Facet of the version, such as `docs-default-current`, as in the meta tag of Docusaurus. */
  readonly docusaurus_tag: string;
  /** Rank of the page within its version, from 0 to 100 (best). */
  readonly pageRank: number;
  readonly card?: AnswerCard;
}

/** A text in pieces, so that highlights need no markup in strings. */
export type Highlighted = ReadonlyArray<{readonly text: string; readonly isMatch: boolean}>;

/** A search result. */
export interface SearchHit extends Omit<SearchRecord, 'content' | 'terms'> {
  /** The part of the content that matches best. If only headings match, the summary of the card or empty. */
  readonly excerpt: Highlighted;
  /** Highlighted headings from `lvl1` to the deepest. */
  readonly headings: readonly Highlighted[];
  /** Other commands with the flag: `devspace deploy`. */
  readonly otherCommands?: readonly string[];
  /** Whether words of the query were corrected or aren't in the index, and the message isn't in the query. */
  readonly isGuess?: boolean;
}

export interface SearchQuery {
  /** As typed, with any length. */
  readonly text: string;
  /** `docusaurus_tag` of the version to search. */
  readonly tag: string;
  /** Page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
}

export interface SearchResults {
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly total: number;
  /** Number of hits that contain most of the query; undefined if the engine doesn't know. */
  readonly good?: number;
  /** Another query that has results, if this one has none. */
  readonly suggestion?: string;
}

export interface SearchEngine {
  /**
   * Preloads the index of a version; a no-op if it's loaded. Call it when a search is likely. If it
   * rejects, the next call retries.
   */
  readonly prepare: (tag: string) => Promise<void>;
  /** Rejects with an error that explains the reason, such as a missing index. */
  readonly search: (query: SearchQuery) => Promise<SearchResults>;
}
