import type {VersionLabel} from '@devspace-docs/versions';
import type {CheckedItem} from '../statistics.ts';
import type {Diagnostic, Location, Severity} from '@devspace-docs/devspace-check';
import type {FrontMatter} from './front-matter.ts';
import type {Site} from './site.ts';

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

/** A diagnostic in a file that isn't a page. */
export interface SiteDiagnostic extends PageDiagnostic {
  readonly file: string;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** Source line. */
  readonly excerpt: string;
  readonly hint: string;
  readonly expected: readonly string[] | undefined;
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

/** Something that a page excludes from a check. */
export interface Exemption {
  readonly location: Location;
  /** What isn't checked, or how it is checked differently. */
  readonly effect: string;
  /** Reason on the page. */
  readonly reason: string;
}

export interface Rule {
  /** In kebab case, for reports. */
  readonly name: string;
  /** What the rule requires, in one line, for the table in CONTRIBUTING.md. */
  readonly summary: string;
  /** Checks a page or partial. */
  check(file: SourceFile, site: Site): readonly PageDiagnostic[];
  /** Numbers of items that `check` checks on a page or partial. */
  count?(file: SourceFile, site: Site): Partial<Record<CheckedItem, number>>;
  /** What the page or partial excludes from `check`. */
  findExemptions?(file: SourceFile, site: Site): readonly Exemption[];
  /** Checks files that aren't pages, such as the sidebars. Called only if all pages are checked. */
  checkSite?(site: Site): readonly SiteDiagnostic[];
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
