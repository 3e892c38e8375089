/** A title longer than this says no more. */
const LONGEST_TITLE = 120;

/**
 * Where readers tell that a query should have found something.
 *
 * @param repositoryUrl - Public source repository, as the deployment names it.
 */
export function reportAddress(repositoryUrl: string, query: string): string {
  const address = new URL('issues/new', repositoryUrl.replace(/\/?$/, '/'));
  address.searchParams.set('title', `No search results for: ${query}`.slice(0, LONGEST_TITLE));
  return address.href;
}
