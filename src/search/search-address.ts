import {releaseLines, type ReleaseLine} from '../config/versions.ts';

/** Longer texts are pasted by mistake: what is sought stands at their beginning. */
export const LONGEST_QUERY = 512;

/** What the address of the search page says. */
export interface SearchAddress {
  readonly text: string;
  readonly line: ReleaseLine;
  /** Page of results as readers count, from 1. */
  readonly page: number;
}

const latest = releaseLines[0].line;

function readLine(value: string | null): ReleaseLine {
  return releaseLines.find(({line}) => line === value)?.line ?? latest;
}

/** Reads the query of an address; what makes no sense there counts as left out. */
export function readSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page'));
  return {
    text: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY),
    line: readLine(parameters.get('version')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes the query of an address, with its question mark; empty where all is as by default. */
export function writeSearchAddress({text, line, page}: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (line && line !== latest) parameters.set('version', line);
  if (page && page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The page of results to show in place of one behind the last; undefined if there is such a page. */
export function lastPageInstead(page: number, total: number, perPage: number): number | undefined {
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? last : undefined;
}
