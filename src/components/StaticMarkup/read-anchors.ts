/** Ids of the elements in a markup string. */
export function readAnchors(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
