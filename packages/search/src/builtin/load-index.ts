import {indexFile} from './index-file.ts';
import type {LoadIndex} from './service.ts';

/**
 * Loads index files from a server.
 *
 * @param indexUrl - URL of the folder, with a trailing slash.
 */
export function loadIndexFrom(indexUrl: string): LoadIndex {
  return async (tag) => {
    const url = new URL(indexFile(tag), indexUrl);
    let response: Response;
    try {
      response = await fetch(url);
    } catch {
      throw new Error(`Couldn't load the search index: no connection to ${url.host}.`);
    }
    if (!response.ok) {
      throw new Error(`Couldn't load the search index: ${url.pathname} (${response.status}).`);
    }
    try {
      return (await response.json()) as unknown;
    } catch {
      throw new Error(`The search index is corrupt: ${url.pathname} isn't valid JSON.`);
    }
  };
}
