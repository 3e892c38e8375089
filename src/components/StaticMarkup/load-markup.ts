import type {StaticSource} from './types.ts';

const loaded = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/** Loads markup once for each URL; a failure is not kept, so that a later try can succeed. */
export function loadMarkup(address: StaticSource): Promise<string> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const promise = fetchText(address);
  loaded.set(address, promise);
  promise.catch(() => loaded.delete(address));
  return promise;
}
