import {indexFile} from './index-file.ts';
import type {LoadIndex} from './service.ts';

/** Reads a file whose first property, `size`, is its length: compressed responses don't tell it. */
async function readText(
  response: Response,
  onProgress: (share: number | undefined) => void,
): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const [, size] = /^\{"size":(\d+)/.exec(text) ?? [];
    onProgress(size === undefined ? undefined : Math.min(text.length / Number(size), 1));
  }
  return text;
}

/**
 * Loads index files from a server.
 *
 * @param indexUrl - URL of the folder, with a trailing slash.
 * @param onProgress - Gets the part that has arrived, from 0 to 1, and undefined at the end.
 */
export function loadIndexFrom(
  indexUrl: string,
  onProgress: (share: number | undefined) => void = () => {},
): LoadIndex {
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
      return JSON.parse(await readText(response, onProgress)) as unknown;
    } catch {
      throw new Error(`The search index is corrupt: ${url.pathname} isn't valid JSON.`);
    } finally {
      onProgress(undefined);
    }
  };
}
