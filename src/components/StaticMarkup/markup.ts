import {fetchOk} from '@devspace-docs/common';

/**
 * Default import of an `.html` file: its text during server rendering, its URL in the browser. Pass it to
 * StaticMarkup, which handles both.
 */
export type StaticSource = string & {readonly __staticSource: true};

const cache = new Map<string, Promise<string>>();

/** Loads markup, cached by URL. Failures aren't cached, so that a later call can retry. */
export function loadMarkup(url: StaticSource): Promise<string> {
  const cached = cache.get(url);
  if (cached !== undefined) return cached;
  const promise = fetchOk(url).then((response) => response.text());
  cache.set(url, promise);
  promise.catch(() => cache.delete(url));
  return promise;
}

/** Ids of the elements in a markup string. */
export function readAnchors(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
