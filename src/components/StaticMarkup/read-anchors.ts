/** Ids that markup brings to the page it stands on. */
export function readAnchors(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
