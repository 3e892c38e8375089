/** Folder of the index files below the base path. Their names don't change, so browsers revalidate them. */
export const INDEX_FOLDER = 'search-index/';

/** Name of the file with the records of a version. */
export function indexFile(tag: string): string {
  return `${tag}.json`;
}
