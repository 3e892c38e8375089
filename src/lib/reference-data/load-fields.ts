import type {PublishedField, PublishedFields} from './types';

/**
 * Fetches the published fields of a version.
 *
 * @throws Error if the request fails.
 */
export async function loadFields(
  url: string,
  signal?: AbortSignal,
): Promise<readonly PublishedField[]> {
  const response = await fetch(url, signal ? {signal} : {});
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return ((await response.json()) as PublishedFields).fields;
}
