import {versions, type VersionLabel} from '@devspace-docs/versions';

/** Site path of the search page. */
export const SEARCH_PAGE = 'search';

/** Longer queries are pasted by mistake, and truncated. */
export const MAX_QUERY_LENGTH = 512;

/** The state of the search page in its URL. */
export interface SearchUrl {
  readonly text: string;
  /** Undefined for the version that the reader chose last. */
  readonly version: VersionLabel | undefined;
  /** Page of results, from 1. */
  readonly page: number;
}

/** Parses the query of a URL. Ignores invalid values. */
export function readSearchUrl(query: string): SearchUrl {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page'));
  return {
    text: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    version: versions.find(({label}) => label === parameters.get('version'))?.label,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Formats the query of a URL, with the question mark. It contains the version even if it's the latest one,
 * because a link must show the same results to all readers.
 */
export function writeSearchUrl({text, version, page}: Partial<SearchUrl>): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (version) parameters.set('version', version);
  if (page && page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The last page of results if the given page is after it; otherwise undefined. */
export function lastPageInstead(page: number, total: number, perPage: number): number | undefined {
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? last : undefined;
}
