/** The parent of a page that is in no sidebar: `part_of` in its front matter. */
export interface Parent {
  readonly title: string;
  /** Site path without the base path. */
  readonly to: string;
}

/** The archive of the files that a page shows, next to the page. */
export interface Archive {
  /** Name of the folder in it. */
  readonly folder: string;
  /** Number of files in it. */
  readonly files: number;
  /** In bytes. */
  readonly size: number;
}

/** Front matter that this site adds. */
export interface OwnFrontMatter {
  /** Parent of a page that is in no sidebar. */
  readonly part_of?: Parent;
  /** Archive of a page that has `recipe`, or names its folder in `archive`. */
  readonly archive?: Archive;
  /** How long it takes to read a guide. */
  readonly reading_minutes?: number;
}
