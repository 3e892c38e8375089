/**
 * Whether a page repeats and combines what the pages of commands and config sections say, as guides do.
 * The search prefers those pages, and indexes less text of this one.
 */
export function isSecondaryPage(url: string): boolean {
  return /\/(?:guides|tools|troubleshooting)\//.test(url);
}
