/**
 * An in-memory fake of Algolia's search API: https://www.algolia.com/doc/rest-api/search/
 * It finds substrings, without typo tolerance or ranking rules, and can simulate failures.
 */
import {escapeRegExp} from '@devspace-docs/common';

export interface StoredRecord {
  readonly objectID: string;
  readonly hierarchy: Readonly<Record<string, string>>;
  readonly content: string;
  /** Values of facets, and what hits contain in addition. */
  readonly [name: string]: unknown;
}

interface FakeRequest {
  /** Path and query. */
  readonly path: string;
  readonly body: string;
}

interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The parameters of a query that are used. */
interface Query {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters: readonly string[];
  readonly optionalWords?: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

export class FakeAlgolia {
  readonly requests: FakeRequest[] = [];
  /** Responses to the next requests, in order. */
  readonly failures: FakeResponse[] = [];
  readonly #records: readonly StoredRecord[];

  constructor(records: readonly StoredRecord[]) {
    this.#records = records;
  }

  answer(request: FakeRequest): FakeResponse {
    this.requests.push(request);
    const {requests} = JSON.parse(request.body) as {readonly requests: readonly Query[]};
    const results = requests.map((query) => search(this.#records, query));
    return this.failures.shift() ?? {status: 200, body: {results}};
  }
}

function search(records: readonly StoredRecord[], query: Query) {
  const {page, hitsPerPage, optionalWords = []} = query;
  const words = query.query.toLowerCase().split(/\s+/);
  const countIn = ({hierarchy, content}: StoredRecord): number => {
    const text = [...Object.values(hierarchy), content].join(' ').toLowerCase();
    return words.filter((word) => text.includes(word)).length;
  };
  const mark = (text: string): {value: string} => {
    const pattern = new RegExp(words.map(escapeRegExp).join('|'), 'gi');
    const {highlightPreTag, highlightPostTag} = query;
    return {value: text.replace(pattern, `${highlightPreTag}$&${highlightPostTag}`)};
  };
  const found = records
    .filter((record) =>
      query.facetFilters.every((filter) => {
        const [name = '', value] = filter.split(':');
        return record[name] === value;
      }),
    )
    .filter((record) => countIn(record) >= (optionalWords.length > 0 ? 1 : words.length))
    .sort((a, b) => countIn(b) - countIn(a));
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).map(([level, text]) => [level, mark(text)]),
        ),
      },
      _snippetResult: {content: mark(record.content)},
    })),
    nbHits: found.length,
  };
}
