/** Data of an archive's search page. Pure. */

/** The data of a version, which data.js sets. */
export interface OfflineData {
  /** Search facet of the version. */
  readonly tag: string;
  /** URL of the version's landing page without a trailing slash, such as `/docs/5.x`. */
  readonly root: string;
  /** Queries to suggest if a search has no results and no similar words. */
  readonly topics: readonly string[];
  /** The packed index, as the site serves it. */
  readonly index: unknown;
}

/** Maps the URL of a page to its file in the archive. */
export function fileOfUrl(url: string, {root}: Pick<OfflineData, 'root'>): string {
  const [, path = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(url) ?? [];
  const below = path.slice(root.length).replace(/^\/|\/$/g, '');
  return `${below === '' ? 'index' : below}.html${anchor}`;
}

/** Renders the script that sets the data. */
export function renderData(data: OfflineData): string {
  return `globalThis.docsOffline=${JSON.stringify(data)};\n`;
}
