/**
 * An in-memory fake of Algolia's search API: https://www.algolia.com/doc/rest-api/search/
 * It finds substrings, without typo tolerance or ranking rules, and can simulate failures.
 */
import {escapeRegExp} from '@devspace-docs/common';

export type StoredRecord = Readonly<Record<string, unknown>> & {readonly objectID: string};

interface FakeRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Names are lowercase. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

function refuse(status: number, message: string): FakeResponse {
  return {status, body: {message, status}};
}

function readFacets(filters: unknown): Array<readonly [string, string]> {
  const list = Array.isArray(filters) ? (filters as unknown[]).flat() : [];
  return list.map((filter) => {
    const [name = '', ...value] = String(filter).split(':');
    return [name, value.join(':')] as const;
  });
}

export class FakeAlgolia {
  readonly requests: FakeRequest[] = [];
  /** Responses to the next requests, in order; undefined handles a request normally. */
  readonly failures: Array<FakeResponse | undefined> = [];
  readonly #keys: {readonly appId: string; readonly searchKey: string};
  readonly #indexes = new Map<string, readonly StoredRecord[]>();

  constructor(keys: {readonly appId: string; readonly searchKey: string}) {
    this.#keys = keys;
  }

  fill(index: string, records: readonly StoredRecord[]): void {
    this.#indexes.set(index, records);
  }

  answer(request: FakeRequest): FakeResponse {
    this.requests.push(request);
    const failure = this.failures.shift();
    if (failure) return failure;
    const url = new URL(request.path, 'https://algolia.example');
    const credential = (name: string): string | null | undefined =>
      request.headers[name] ?? url.searchParams.get(name);
    const {appId, searchKey} = this.#keys;
    if (
      credential('x-algolia-application-id') !== appId ||
      credential('x-algolia-api-key') !== searchKey
    )
      return refuse(403, 'Invalid Application-ID or API key');
    if (request.method !== 'POST' || url.pathname !== '/1/indexes/*/queries')
      return refuse(404, `No such endpoint: ${request.method} ${url.pathname}`);
    const {requests} = JSON.parse(request.body) as {readonly requests: readonly Fields[]};
    const missing = requests.find(({indexName}) => !this.#indexes.has(String(indexName)));
    if (missing) return refuse(404, `Index ${String(missing.indexName)} does not exist`);
    const results = requests.map((query) =>
      search(this.#indexes.get(String(query.indexName)) ?? [], query),
    );
    return {status: 200, body: {results}};
  }
}

/** Tags around a match. */
interface Marks {
  readonly start: string;
  readonly end: string;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join(' ');
}

/** Counts the words that a record contains. */
function matchRecord(record: Readonly<Record<string, unknown>>, words: readonly string[]): number {
  const text = textOf([record.hierarchy, record.content]).toLowerCase();
  return words.filter((word) => text.includes(word)).length;
}

function mark(text: string, words: readonly string[], {start, end}: Marks): string {
  if (words.length === 0) return text;
  const pattern = new RegExp(words.map(escapeRegExp).join('|'), 'gi');
  return text.replace(pattern, (match) => start + match + end);
}

/** Formats the headings of a record like `_highlightResult`. */
function highlight(
  hierarchy: unknown,
  words: readonly string[],
  marks: Marks,
): Record<string, {value: string; matchLevel: string}> {
  const levels = Object.entries((hierarchy ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    levels
      .filter((level): level is [string, string] => typeof level[1] === 'string')
      .map(([level, text]) => [level, {value: mark(text, words, marks), matchLevel: 'none'}]),
  );
}

/** Returns the beginning of the content, with marked matches. */
function snippet(content: unknown, words: readonly string[], marks: Marks): string {
  return mark(textOf(content).split(' ').slice(0, 24).join(' '), words, marks);
}

function search(records: readonly StoredRecord[], query: Fields): Fields {
  const words = String(query.query).toLowerCase().split(/\s+/).filter(Boolean);
  const optional = (query.optionalWords as readonly string[] | undefined) ?? [];
  const facets = readFacets(query.facetFilters);
  const found = records
    .filter((record) => facets.every(([name, value]) => record[name] === value))
    .map((record) => ({record, matches: matchRecord(record, words)}))
    .filter(({matches}) => (optional.length > 0 ? matches > 0 : matches === words.length))
    .sort((a, b) => b.matches - a.matches)
    .map(({record}) => record);
  const [page, hitsPerPage] = [Number(query.page), Number(query.hitsPerPage)];
  const marks: Marks = {
    start: (query.highlightPreTag as string | undefined) ?? '<em>',
    end: (query.highlightPostTag as string | undefined) ?? '</em>',
  };
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
      ...record,
      _highlightResult: {hierarchy: highlight(record.hierarchy, words, marks)},
      _snippetResult: {content: {value: snippet(record.content, words, marks), matchLevel: 'none'}},
    })),
    nbHits: found.length,
    page,
    hitsPerPage,
    nbPages: Math.ceil(found.length / hitsPerPage),
    query: query.query,
    processingTimeMS: 1,
  };
}
