/** Folder of the index files below the base path. They keep their names, and are asked for again. */
export const INDEX_FOLDER = 'search-index/';

/** File with the records of a version. */
export function indexFile(tag: string): string {
  return `${tag}.json`;
}
