/**
 * A stand-in for the REST API of Algolia: what the site and its scripts use of it, held in memory.
 * It answers as the documentation says (https://www.algolia.com/doc/rest-api/search/), writes down what
 * it is asked, and can fail in the ways in which a service does.
 */
import {matchRecord, snippet, highlight, type Marks} from './match.ts';

/** A record as it is sent and stored. */
export type StoredRecord = Readonly<Record<string, unknown>> & {readonly objectID: string};

/** An index: records, and what decides how they are found. */
export interface StoredIndex {
  readonly records: Map<string, StoredRecord>;
  settings: Readonly<Record<string, unknown>>;
  synonyms: readonly unknown[];
  rules: readonly unknown[];
}

/** A request, whatever it came by. */
export interface StandInRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** An answer. */
export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Keys that the stand-in knows. */
export interface StandInKeys {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

type Fields = Readonly<Record<string, unknown>>;

const refuse = (status: number, message: string): StandInAnswer => ({
  status,
  body: {message, status},
});

/** Like Algolia, a task takes a moment: it is published when it is asked for a second time. */
const QUESTIONS_BEFORE_PUBLISHED = 2;

function emptyIndex(): StoredIndex {
  return {records: new Map(), settings: {}, synonyms: [], rules: []};
}

function readFacets(filters: unknown): Array<readonly [string, string]> {
  const list = Array.isArray(filters) ? (filters as unknown[]).flat() : [];
  return list.map((filter) => {
    const [name = '', ...value] = String(filter).split(':');
    return [name, value.join(':')] as const;
  });
}

export class AlgoliaStandIn {
  readonly indexes = new Map<string, StoredIndex>();
  readonly requests: StandInRequest[] = [];
  /** Answers given instead, one by one; undefined lets a request pass. */
  readonly failures: Array<StandInAnswer | undefined> = [];
  readonly #keys: StandInKeys;
  readonly #tasks = new Map<number, number>();
  #lastTask = 0;

  constructor(keys: StandInKeys) {
    this.#keys = keys;
  }

  /** Fills an index at once, for tests that only search. */
  fill(name: string, records: readonly StoredRecord[]): void {
    const index = this.#open(name);
    for (const record of records) index.records.set(record.objectID, record);
  }

  answer(request: StandInRequest): StandInAnswer {
    this.requests.push(request);
    const failure = this.failures.shift();
    if (failure) return failure;
    const url = new URL(request.path, 'https://algolia.example');
    const credential = (name: string): string | null | undefined =>
      request.headers[name] ?? url.searchParams.get(name);
    if (credential('x-algolia-application-id') !== this.#keys.appId) {
      return refuse(403, 'Invalid Application-ID or API key');
    }
    const key = credential('x-algolia-api-key');
    const isSearch = request.method === 'POST' && url.pathname === '/1/indexes/*/queries';
    if (key !== this.#keys.adminKey && !(isSearch && key === this.#keys.searchKey)) {
      return refuse(
        403,
        key === this.#keys.searchKey
          ? 'Method not allowed with this API key'
          : 'Invalid Application-ID or API key',
      );
    }
    const body = request.body === '' ? {} : (JSON.parse(request.body) as Fields);
    if (isSearch) return this.#query(body);
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    return this.#administer(request.method, decodeURIComponent(name), action, body);
  }

  #open(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? emptyIndex();
    this.indexes.set(name, index);
    return index;
  }

  #task(more: Fields = {}): StandInAnswer {
    this.#lastTask += 1;
    this.#tasks.set(this.#lastTask, 0);
    return {status: 200, body: {taskID: this.#lastTask, ...more}};
  }

  #administer(method: string, name: string, action: string, body: Fields): StandInAnswer {
    const task = /^\/task\/(\d+)$/.exec(action)?.[1];
    if (method === 'GET' && task !== undefined) return this.#taskStatus(Number(task));
    if (method === 'DELETE' && action === '') {
      this.indexes.delete(name);
      return this.#task();
    }
    if (method === 'PUT' && action === '/settings') {
      this.#open(name).settings = body;
      return this.#task();
    }
    if (method !== 'POST') return refuse(404, `No such endpoint: ${method} ${action}`);
    switch (action) {
      case '/batch':
        return this.#batch(this.#open(name), body);
      case '/synonyms/batch':
        this.#open(name).synonyms = body as unknown as readonly unknown[];
        return this.#task();
      case '/operation':
        return this.#operate(name, body);
      default:
        return refuse(404, `No such endpoint: ${method} ${action}`);
    }
  }

  #taskStatus(id: number): StandInAnswer {
    const questions = this.#tasks.get(id);
    if (questions === undefined) return refuse(404, `Task ${id} does not exist`);
    this.#tasks.set(id, questions + 1);
    const isPublished = questions + 1 >= QUESTIONS_BEFORE_PUBLISHED;
    return {
      status: 200,
      body: {status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished},
    };
  }

  #batch(index: StoredIndex, {requests}: Fields): StandInAnswer {
    const objectIDs: string[] = [];
    for (const {action, body} of requests as Array<{action: string; body: StoredRecord}>) {
      if (action !== 'addObject') return refuse(400, `Unknown action: ${action}`);
      index.records.set(body.objectID, body);
      objectIDs.push(body.objectID);
    }
    return this.#task({objectIDs});
  }

  #operate(name: string, {operation, destination, scope}: Fields): StandInAnswer {
    const source = this.indexes.get(name);
    if (!source) return refuse(404, `Index ${name} does not exist`);
    if (operation === 'move') {
      this.indexes.set(String(destination), source);
      this.indexes.delete(name);
    } else {
      const target = this.#open(String(destination));
      if ((scope as readonly string[]).includes('rules')) target.rules = source.rules;
    }
    return this.#task();
  }

  #query({requests}: Fields): StandInAnswer {
    const results = [];
    for (const query of requests as readonly Fields[]) {
      const index = this.indexes.get(String(query.indexName));
      if (!index) return refuse(404, `Index ${String(query.indexName)} does not exist`);
      results.push(search([...index.records.values()], query));
    }
    return {status: 200, body: {results}};
  }
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
