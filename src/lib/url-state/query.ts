/**
 * Changes the query of the URL, and lets the router know: what it believes to be the URL is what
 * it writes back with the next change.
 */
import type {useHistory} from '@docusaurus/router';

type RouterHistory = ReturnType<typeof useHistory>;

let routerHistory: RouterHistory | undefined;

/** To be called once the router is there. */
export function connectHistory(history: RouterHistory): void {
  routerHistory = history;
}

/**
 * Tells the router of the query that src/plugins/url-state has written, or writes while the page is
 * being taken over: the router reads the URL when that begins, and never again.
 */
export function followQuery(): void {
  takeOverQuery();
  if (window.docsPage) window.docsPage.onQueryChange = takeOverQuery;
}

function takeOverQuery(): void {
  const {search} = window.location;
  if (!routerHistory || routerHistory.location.search === search) return;
  routerHistory.replace({...routerHistory.location, search});
}

/** Changes the query in place: Back does not lead through every change. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  if (!routerHistory)
    throw new Error("replaceQuery: src/theme/Root hasn't connected the router yet");
  const {location} = routerHistory;
  const query = new URLSearchParams(location.search);
  change(query);
  // A comma needs no escape in a query, and lists stay readable.
  const search = query.toString().replaceAll('%2C', ',');
  if (search === location.search.replace(/^\?/, '')) return;
  routerHistory.replace({...location, search: search && `?${search}`});
}
