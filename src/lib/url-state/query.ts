/**
 * Changes the query of the URL through the router. The router would overwrite changes that it doesn't
 * know with its next update.
 */
import {getHistory} from '@site/src/lib/router-history';

/**
 * Passes the query that src/plugins/url-state has written to the router, now and for changes during
 * hydration: the router reads the URL only once, when hydration starts.
 */
export function followQuery(): void {
  syncQuery();
  if (window.docsPage) window.docsPage.onQueryChange = syncQuery;
}

function syncQuery(): void {
  const {search} = window.location;
  const routerHistory = getHistory();
  if (!routerHistory || routerHistory.location.search === search) return;
  routerHistory.replace({...routerHistory.location, search});
}

/** Sets a parameter, or removes it if the value is empty. */
export function setParameter(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

/** Changes the query without adding a history entry. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const routerHistory = getHistory();
  if (!routerHistory)
    throw new Error("replaceQuery: src/theme/Root hasn't connected the router yet");
  const {location} = routerHistory;
  const query = new URLSearchParams(location.search);
  change(query);
  // Commas are valid in a query, and keep lists readable.
  const search = query.toString().replaceAll('%2C', ',');
  if (search === location.search.replace(/^\?/, '')) return;
  // Without the hash that the config check has removed, which the router still has.
  const {hash} = window.location;
  routerHistory.replace({...location, hash, search: search && `?${search}`});
}
