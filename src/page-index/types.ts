/** What the site knows of a page without loading it, for the not-found page. */
export interface PageSummary {
  /** Address with the base path. */
  readonly path: string;
  /** Label of the version, for example `5.x`. */
  readonly version: string;
  readonly title: string;
}
