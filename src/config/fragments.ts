/** Folder of pages that are passages of other pages: routed, but in no sidebar, search or sitemap. */
const FOLDER = 'fragments/';

/** URLs that the sitemap omits. */
export const fragmentUrls = '**/fragments/**';

/** Tells whether a doc, named by its id within its version, is such a passage. */
export function isFragment(id: string): boolean {
  return id.startsWith(FOLDER);
}
