import {versions, type VersionLabel} from '../../config/versions.ts';

/** Longer queries are pasted by mistake, and only their beginning is searched for. */
export const MAX_QUERY_LENGTH = 512;

/** The state in the URL of the search page. */
export interface SearchUrl {
  readonly text: string;
  /** Version to search; undefined means the one that the reader uses. */
  readonly version: VersionLabel | undefined;
  /** Page of results as readers count, from 1. */
  readonly page: number;
}

/** Reads the query of a URL; ignores invalid values. */
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
 * Writes the query of a URL, with its question mark. It names the version even if that is the latest
 * one: a link has to show everybody the same results, whichever version they use.
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
