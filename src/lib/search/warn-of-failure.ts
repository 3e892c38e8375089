/** Tells those who look after the site why a search failed; readers are told what they can do. */
export function warnOfFailure(error: unknown): void {
  console.warn('Search failed:', error);
}
