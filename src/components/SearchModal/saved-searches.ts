/**
 * DocSearch keeps recent and favourite searches in the storage of the browser. It trusts what
 * stands there, and breaks off when a write fails in the middle of opening a page.
 */
const PREFIXES = ['__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_RECENT_SEARCHES__'];

/** More than DocSearch ever writes. */
const PROBE = {key: 'search-probe', value: 'x'.repeat(20_000)};

function isSavedSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, type, hierarchy} = value as Record<string, unknown>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/') &&
    typeof type === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

function isReadable(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isSavedSearch);
  } catch {
    return false;
  }
}

/**
 * Removes saved searches that DocSearch could not show.
 *
 * @returns Whether searches can be saved at all.
 */
export function checkSavedSearches(indexName: string, openStorage: () => Storage): boolean {
  try {
    const storage = openStorage();
    for (const prefix of PREFIXES) {
      const text = storage.getItem(prefix + indexName);
      if (text !== null && !isReadable(text)) storage.removeItem(prefix + indexName);
    }
    storage.setItem(PROBE.key, PROBE.value);
    storage.removeItem(PROBE.key);
    return true;
  } catch {
    // No storage, none to read, or none left: the search works without.
    return false;
  }
}
