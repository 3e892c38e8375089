/** Loads the published fields of a version in the browser. */
import type {PublishedField, PublishedFields} from './types';

/**
 * Fetches `fields.json`.
 *
 * @throws Error if the file can't be loaded.
 */
export async function loadFields(
  url: string,
  signal?: AbortSignal,
): Promise<readonly PublishedField[]> {
  const response = await fetch(url, signal ? {signal} : {});
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return ((await response.json()) as PublishedFields).fields;
}
