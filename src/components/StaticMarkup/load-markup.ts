import type {StaticSource} from './types.ts';

const cache = new Map<string, Promise<string>>();

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}

/** Loads markup, cached by URL. Failures aren't cached, so that a later call can retry. */
export function loadMarkup(url: StaticSource): Promise<string> {
  const cached = cache.get(url);
  if (cached !== undefined) return cached;
  const promise = fetchText(url);
  cache.set(url, promise);
  promise.catch(() => cache.delete(url));
  return promise;
}
