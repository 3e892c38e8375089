/** Parses hits of Algolia. The index is external data, so invalid hits and fields are dropped. */
import {RECORD_KINDS} from '../record-kinds.ts';
import type {AnswerCard, Hierarchy, Highlighted, RecordKind, SearchHit} from '../types.ts';

/** Highlight markers. These private-use characters don't occur in texts of the site. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function fields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
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
function readUrl(value: unknown, origin: string): string | undefined {
  const input = text(value);
  if (input === undefined || !URL.canParse(input, origin)) return undefined;
  const url = new URL(input, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}

function readHierarchy(value: unknown): Hierarchy | undefined {
  const {lvl0, lvl1, lvl2, lvl3} = fields(value);
  const page = text(lvl1);
  if (page === undefined) return undefined;
  const [second, third] = [text(lvl2), text(lvl3)];
  return {
    lvl0: text(lvl0) ?? 'Documentation',
    lvl1: page,
    ...(second !== undefined && {lvl2: second}),
    ...(third !== undefined && {lvl3: third}),
  };
}

function readKind({kind, type}: Fields): RecordKind {
  // Records of the DocSearch crawler have `type` instead of `kind`.
  return RECORD_KINDS.find((known) => known === kind) ?? (type === 'lvl1' ? 'page' : 'section');
}

function readCard(value: unknown): AnswerCard | undefined {
  const {name, type, default: rawDefault, summary, fix} = fields(value);
  const title = text(name);
  if (title === undefined) return undefined;
  const [typeName, defaultValue] = [text(type), text(rawDefault)];
  return {
    name: title,
    summary: text(summary) ?? '',
    ...(typeName !== undefined && {type: typeName}),
    ...(defaultValue !== undefined && {default: defaultValue}),
    ...(text(fix) !== undefined && {fix: text(fix)}),
  };
}

function readHighlight(result: unknown, plain: string): Highlighted {
  return readHighlighted(text(fields(result).value) ?? plain);
}

function readHit(value: unknown, origin: string): SearchHit | undefined {
  const hit = fields(value);
  const url = readUrl(hit.url, origin);
  const hierarchy = readHierarchy(hit.hierarchy);
  if (url === undefined || hierarchy === undefined) return undefined;
  const highlighted = fields(fields(hit._highlightResult).hierarchy);
  const levels = (['lvl1', 'lvl2', 'lvl3'] as const).filter((level) => hierarchy[level]);
  const card = readCard(hit.card);
  return {
    objectID: text(hit.objectID) ?? url,
    kind: readKind(hit),
    url,
    anchor: text(hit.anchor) ?? '',
    hierarchy,
    language: text(hit.language) ?? 'en',
    docusaurus_tag: text(hit.docusaurus_tag) ?? '',
    pageRank: typeof hit.pageRank === 'number' ? hit.pageRank : 0,
    ...(card && {card}),
    headings: levels.map((level) => readHighlight(highlighted[level], hierarchy[level] ?? '')),
    excerpt: readHighlight(fields(hit._snippetResult).content, ''),
  };
}

export interface AlgoliaResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

/**
 * Parses the first result of a response.
 *
 * @param origin - Origin of this site. Its URLs become paths.
 * @throws Error if the response has no results.
 */
export function readResult(response: unknown, origin: string): AlgoliaResult {
  const {results} = fields(response);
  const result = fields(Array.isArray(results) ? results[0] : undefined);
  if (!Array.isArray(result.hits)) {
    throw new Error('The response from Algolia contains no results. A proxy may have changed it.');
  }
  const hits = result.hits.map((hit: unknown) => readHit(hit, origin));
  return {
    hits: hits.filter((hit) => hit !== undefined),
    total: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
  };
}
