/**
 * Reads hits of Algolia. The index is data from elsewhere: what has not the right form is left out.
 */
import {RECORD_KINDS} from '../record-kinds.ts';
import type {AnswerCard, Hierarchy, Highlighted, RecordKind, SearchHit} from '../types.ts';

/** Characters around what matches. They are for private use: no text of ours holds them. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads a text with marks around what matches. A mark too many or too few marks nothing. */
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

/** A path on this site, or another URL of the web; nothing that would run as a script. */
function readUrl(value: unknown, origin: string): string | undefined {
  const address = text(value);
  if (address === undefined || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
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
  // An index that a crawler of DocSearch filled has types instead.
  return RECORD_KINDS.find((known) => known === kind) ?? (type === 'lvl1' ? 'page' : 'section');
}

function readCard(value: unknown): AnswerCard | undefined {
  const {name, type, default: byDefault, summary, fix} = fields(value);
  const title = text(name);
  if (title === undefined) return undefined;
  const [typeName, defaultValue] = [text(type), text(byDefault)];
  return {
    name: title,
    summary: text(summary) ?? '',
    ...(typeName !== undefined && {type: typeName}),
    ...(defaultValue !== undefined && {default: defaultValue}),
    ...(text(fix) !== undefined && {fix: text(fix)}),
  };
}

function readMarked(result: unknown, plain: string): Highlighted {
  return readHighlighted(text(fields(result).value) ?? plain);
}

function readHit(value: unknown, origin: string): SearchHit | undefined {
  const hit = fields(value);
  const url = readUrl(hit.url, origin);
  const hierarchy = readHierarchy(hit.hierarchy);
  if (url === undefined || hierarchy === undefined) return undefined;
  const marked = fields(fields(hit._highlightResult).hierarchy);
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
    headings: levels.map((level) => readMarked(marked[level], hierarchy[level] ?? '')),
    excerpt: readMarked(fields(hit._snippetResult).content, ''),
  };
}

/** What an answer of Algolia says. */
export interface AlgoliaResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

/**
 * Reads the first result of an answer.
 *
 * @param origin - Origin of this site, whose URLs become paths.
 * @throws Error if it is no answer to a query.
 */
export function readResult(answer: unknown, origin: string): AlgoliaResult {
  const {results} = fields(answer);
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
