import type {RecordKind} from '../record-kinds.ts';

export interface PageSection {
  /** Id of the heading; empty for the text above the first heading. */
  readonly anchor: string;
  /** This heading and its parents, from the second level on. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** Something that a page describes and readers search for by name, such as a field or a message. */
export interface PageName {
  readonly kind: Exclude<RecordKind, 'page' | 'section'>;
  /** `dev.*.sync[].path`, `--force`, `DEVSPACE_NAME`. */
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly text: string;
  /** Its own anchor, or that of the section. */
  readonly anchor: string;
}

/** The searchable content of a page. */
export interface PageContent {
  /** URL with the base path. */
  readonly path: string;
  /** Facet of the version, as in SearchRecord. */
  readonly tag: string;
  readonly title: string;
  readonly description: string;
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly PageSection[];
  readonly names: readonly PageName[];
  /** The command that the page is about. */
  readonly command?: Pick<PageName, 'name' | 'text'> | undefined;
  /** URLs of the pages that its text links to. */
  readonly links: readonly string[];
  /** `search_terms` of the front matter: by the id of a heading or flag, or `page` for the page itself. */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
}
