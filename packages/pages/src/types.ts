import type {VersionLabel} from '@devspace-docs/versions';
import type {Diagnostic, Location} from '@devspace-docs/devspace-check';

export type {Location};

/** Returns the location of a range of a text. Offsets start at 0. */
export type LocateRange = (start: number, length: number) => Location;

/** What a rule reports. */
export interface PageDiagnostic extends Diagnostic {
  /** The file with the problem, if it isn't the checked one but a partial, for example. */
  readonly file?: string;
  /**
   * Texts that can replace the one at the location. `npm run check -- --fix` replaces it if there is only one.
   * By default, the suggestion in the hint if the text is a typo of it.
   */
  readonly expected?: readonly string[];
}

export interface FrontMatterEntry {
  readonly key: string;
  readonly value: unknown;
  /** Location of the key. */
  readonly location: Location;
  /** Where the value starts. */
  readonly valueLocation: Location;
}

export interface FrontMatter {
  /** By key; empty if there is no front matter. */
  readonly entries: ReadonlyMap<string, FrontMatterEntry>;
  readonly diagnostics: readonly PageDiagnostic[];
  readonly exists: boolean;
  /** Where the value at a path of keys and indexes starts. */
  readonly locate: (path: ReadonlyArray<string | number>) => Location;
}

/** A Markdown file of the docs, before its body is parsed. */
export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly version: VersionLabel;
  /** Partials are imported by pages and have no URL. */
  readonly kind: 'page' | 'partial';
  /** URL without base path and outer slashes, such as `5.x/introduction`; undefined for partials. */
  readonly route: string | undefined;
  readonly source: string;
  readonly lines: readonly string[];
  readonly frontMatter: FrontMatter;
  /** Whether a generator writes it, so that "Edit this page" must link to its data. */
  readonly isGenerated: boolean;
}

/** An entry of tests/routes/routes.json: a published URL. Some entries have more fields. */
export interface Route {
  /** URL with the default base path, such as `/docs/5.x/introduction`. */
  readonly route: string;
  /** Null for a page without a version. */
  readonly version: string | null;
  /** Whether the sidebar of the version links to it. */
  readonly sidebar: boolean;
}
