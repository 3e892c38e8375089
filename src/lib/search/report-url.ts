/** Maximum length of the title. */
const LONGEST_TITLE = 120;

/**
 * URL of a new issue about a query without results.
 *
 * @param repositoryUrl - Public source repository.
 */
export function reportUrl(repositoryUrl: string, query: string): string {
  const url = new URL('issues/new', repositoryUrl.replace(/\/?$/, '/'));
  url.searchParams.set('title', `No search results for: ${query}`.slice(0, LONGEST_TITLE));
  return url.href;
}
