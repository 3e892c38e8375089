/** Folder of pages that are parts of other pages: they aren't in sidebars, search or the sitemap. */
const FOLDER = 'fragments/';

/** Glob of the URLs that the sitemap excludes. */
export const fragmentUrls = '**/fragments/**';

/** Whether a doc is a fragment, by its id within its version. */
export function isFragment(id: string): boolean {
  return id.startsWith(FOLDER);
}
