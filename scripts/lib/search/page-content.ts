import type {RecordKind} from '../../../src/lib/search/types.ts';

/** A part of a page below one heading. */
export interface PageSection {
  /** Id of the heading; empty for what stands above the first one. */
  readonly anchor: string;
  /** Headings from the second level down to this one. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** Something with a name that a page describes: a field, a flag, an error message. */
export interface PageName {
  readonly kind: Exclude<RecordKind, 'page' | 'section'>;
  /** As it is written: `dev.*.sync[].path`, `--force`, `DEVSPACE_NAME`. */
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly text: string;
  /** Its own anchor, or that of the section. */
  readonly anchor: string;
}

/** What can be found on a page. */
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
  /** Words of readers, by the id of a heading; `page` for the page itself. */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
}
