/** The data in `schema/errors`: see `page.schema.json` for the meaning of each property. */
type Terms = readonly string[];

/** A message of DevSpace with its cause and its fix. */
export interface ErrorData {
  readonly id: string;
  readonly message: string;
  readonly variants?: readonly string[];
  readonly page?: string;
  readonly searchTerms?: Terms;
  readonly cause: string;
  readonly fix: string;
  readonly fixedIn?: string;
  /** Older versions show the entry too, with these texts. */
  readonly older?: true | Partial<Pick<ErrorData, 'cause' | 'fix'>>;
  readonly details?: string;
}

export interface ErrorSection {
  readonly id: string;
  readonly title: string;
  readonly searchTerms?: Terms;
  readonly intro?: string;
  readonly errors: readonly ErrorData[];
}

export interface ErrorPageData {
  readonly title: string;
  readonly position?: number;
  readonly sidebarLabel?: string;
  readonly description: string;
  readonly searchTerms?: Terms;
  readonly intro: string;
  readonly related?: string;
  readonly sections: readonly ErrorSection[];
}

/** A page of the catalog of a version. */
export interface ErrorPage extends ErrorPageData {
  /** Path of the page in the docs folder of its version: `troubleshooting/errors-dev.mdx`. */
  readonly path: string;
  /** Path of the data, from the root of the repository. */
  readonly source: string;
}

export interface CatalogEntry {
  readonly error: ErrorData;
  readonly page: ErrorPage;
}
