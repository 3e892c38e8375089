import {fetchOk} from '@devspace-docs/common';
import type {PublishedField, PublishedFields} from './types.ts';

/**
 * Fetches the published fields of a version.
 *
 * @throws Error if the request fails.
 */
export async function loadFields(
  url: string,
  signal?: AbortSignal,
): Promise<readonly PublishedField[]> {
  const response = await fetchOk(url, signal && {signal});
  return ((await response.json()) as PublishedFields).fields;
}
