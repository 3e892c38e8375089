/** Logs why a search failed, for maintainers. The UI tells readers what to do. */
export function warnOfFailure(error: unknown): void {
  console.warn('Search failed:', error);
}
