import {versions, type VersionLabel} from '../../config/versions.ts';

/** Longer texts are pasted by mistake: what is sought stands at their beginning. */
export const LONGEST_QUERY = 512;

/** What the URL of the search page says. */
export interface SearchAddress {
  readonly text: string;
  /** Version to search; undefined means the one that the reader uses. */
  readonly version: VersionLabel | undefined;
  /** Page of results as readers count, from 1. */
  readonly page: number;
}

/** Reads the query of a URL; values that make no sense count as missing. */
export function readSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page'));
  return {
    text: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY),
    version: versions.find(({label}) => label === parameters.get('version'))?.label,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Writes the query of a URL, with its question mark. It names the version even if that is the latest
 * one: a link has to show everybody the same results, whichever version they use.
 */
export function writeSearchAddress({text, version, page}: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (version) parameters.set('version', version);
  if (page && page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The page of results to show in place of one behind the last; undefined if there is such a page. */
export function lastPageInstead(page: number, total: number, perPage: number): number | undefined {
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? last : undefined;
}
