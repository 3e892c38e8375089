const MAX_TITLE_LENGTH = 120;

/** URL of a new issue about a query without results. */
export function reportUrl(repositoryUrl: string, query: string): string {
  const url = new URL('issues/new', repositoryUrl.replace(/\/?$/, '/'));
  url.searchParams.set('title', `No search results for: ${query}`.slice(0, MAX_TITLE_LENGTH));
  return url.href;
}
