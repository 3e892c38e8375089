/** Reads hits of Algolia: records of this site, or of the DocSearch crawler, which lack some fields. */
import {RECORD_KINDS, type RecordKind} from '../record-kinds.ts';
import type {Hierarchy, Highlighted, SearchHit, SearchRecord, SearchResults} from '../types.ts';

/** Highlight markers. These private-use characters don't occur in texts of the site. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

const LEVELS = ['lvl1', 'lvl2', 'lvl3'] as const;

interface Marked {
  readonly value: string;
}

interface AlgoliaHit extends Partial<Omit<SearchRecord, 'hierarchy'>> {
  readonly hierarchy?: {readonly [level in keyof Hierarchy]?: string | null};
  /** What records of the crawler have instead of `kind`. */
  readonly type?: string;
  readonly _highlightResult?: {readonly hierarchy?: {readonly [level in keyof Hierarchy]?: Marked}};
  readonly _snippetResult?: {readonly content?: Marked};
}

/** Splits a text at its highlight markers. Ignores unbalanced markers. */
export function readHighlighted(value: string): Highlighted {
  return value
    .split(MATCH_START)
    .flatMap((part, index) => {
      const end = index === 0 ? -1 : part.indexOf(MATCH_END);
      return end < 0
        ? [{text: part, isMatch: false}]
        : [
            {text: part.slice(0, end), isMatch: true},
            {text: part.slice(end), isMatch: false},
          ];
    })
    .map((piece) => ({...piece, text: piece.text.replaceAll(MATCH_END, '')}))
    .filter((piece) => piece.text !== '');
}

/** A path on this site, or an HTTP URL; undefined for `javascript:` and other schemes. */
function readUrl(input: string | undefined, origin: string): string | undefined {
  if (!input || !URL.canParse(input, origin)) return undefined;
  const url = new URL(input, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}

function readKind({kind, type}: AlgoliaHit): RecordKind {
  return RECORD_KINDS.find((known) => known === kind) ?? (type === 'lvl1' ? 'page' : 'section');
}

function readHit(hit: AlgoliaHit, origin: string): SearchHit | undefined {
  const url = readUrl(hit.url, origin);
  const {lvl0, lvl1, lvl2, lvl3} = hit.hierarchy ?? {};
  if (url === undefined || !lvl1) return undefined;
  const hierarchy = {
    lvl0: lvl0 ?? 'Documentation',
    lvl1,
    ...(lvl2 && {lvl2}),
    ...(lvl3 && {lvl3}),
  };
  const highlighted = hit._highlightResult?.hierarchy;
  return {
    objectID: hit.objectID ?? url,
    kind: readKind(hit),
    url,
    anchor: hit.anchor ?? '',
    hierarchy,
    language: hit.language ?? 'en',
    docusaurus_tag: hit.docusaurus_tag ?? '',
    pageRank: hit.pageRank ?? 0,
    ...(hit.card && {card: hit.card}),
    headings: LEVELS.filter((level) => hierarchy[level]).map((level) =>
      readHighlighted(highlighted?.[level]?.value ?? hierarchy[level] ?? ''),
    ),
    excerpt: readHighlighted(hit._snippetResult?.content?.value ?? ''),
  };
}

export type AlgoliaResult = Pick<SearchResults, 'hits' | 'total'>;

/**
 * Reads the first result of a response. Drops hits without a title or a safe URL.
 *
 * @param origin - Origin of this site. Its URLs become paths.
 * @throws Error if the response has no results.
 */
export function readResult(response: unknown, origin: string): AlgoliaResult {
  const {results} = (response ?? {}) as {results?: {hits?: AlgoliaHit[]; nbHits?: number}[]};
  const [{hits, nbHits} = {}] = results ?? [];
  if (!hits)
    throw new Error('The response from Algolia contains no results. A proxy may have changed it.');
  const found = hits.map((hit) => readHit(hit, origin)).filter((hit) => hit !== undefined);
  return {hits: found, total: nbHits ?? hits.length};
}
