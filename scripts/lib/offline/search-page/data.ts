/**
 * What the search page of an archive knows: shared by the page and by what writes it. Pure.
 */

/** The data of a version, as its script sets it. */
export interface OfflineData {
  /** Facet of the version. */
  readonly tag: string;
  /** URL of the version's landing page without a slash at its end, such as `/docs/5.x`. */
  readonly root: string;
  /** Queries to suggest when no word of the version is close to what was typed. */
  readonly topics: readonly string[];
  /** The packed index, as the site serves it. */
  readonly index: unknown;
}

/** The file of the archive for the URL of a page of the version. */
export function fileOfAddress(address: string, {root}: Pick<OfflineData, 'root'>): string {
  const [, path = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  const below = path.slice(root.length).replace(/^\/|\/$/g, '');
  return `${below === '' ? 'index' : below}.html${anchor}`;
}

/** The script that sets the data. */
export function renderData(data: OfflineData): string {
  // Inside a script of its own nothing can end it; the two separators end lines in old engines.
  const json = JSON.stringify(data).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `globalThis.docsOffline=${json};\n`;
}
