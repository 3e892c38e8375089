import {fetchOk} from '@devspace-docs/common';

/**
 * Default import of an `.html` file: its text during server rendering, its URL in the browser. Pass it to
 * StaticMarkup, which handles both.
 */
export type StaticSource = string & {readonly __staticSource: true};

/** Loads markup. */
export async function loadMarkup(url: StaticSource): Promise<string> {
  return (await fetchOk(url)).text();
}

/** Ids of the elements in a markup string. */
export function readAnchors(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
