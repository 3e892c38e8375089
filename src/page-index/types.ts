/** What the site knows of a page without loading it, for the not-found page. */
export interface PageSummary {
  /** Address with the base path. */
  readonly path: string;
  /** Label of the release line, for example `5.x`. */
  readonly line: string;
  readonly title: string;
}
