/** The vocabulary of the content checker: places, problems, files, rules. */
import type {VersionLabel} from '../../../../src/config/versions.ts';
import type {CheckedItem} from '../../../../src/lib/pages/statistics.ts';
import type {Place} from '../../../../src/lib/config-check/yaml.ts';
import type {FrontMatter} from './front-matter.ts';
import type {Site} from './site.ts';

export type {Place};

/** Reports mark warnings: matters of style. Both fail the check. */
export type Severity = 'error' | 'warning';

/** What a rule reports. */
export interface Finding {
  readonly place: Place;
  readonly message: string;
  /** How to fix it, in the imperative or as a question with the likely answer. */
  readonly hint: string;
  /** Left out for errors. */
  readonly severity?: Severity;
  /** The file with the problem, if it isn't the checked one: a partial that a page imports. */
  readonly file?: string;
}

/** A finding outside of the pages. */
export interface SiteFinding extends Finding {
  readonly file: string;
}

/** A finding with everything that a report needs. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** The line of the source, unchanged. */
  readonly excerpt: string;
  readonly hint: string;
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
  /** Written by a generator: its "Edit this page" has to lead to the data. */
  readonly isGenerated: boolean;
}

/** Something that a page excludes from a check. */
export interface Exemption {
  readonly place: Place;
  /** What isn't checked, or is checked differently. */
  readonly effect: string;
  /** As the page states it. */
  readonly reason: string;
}

/** One kind of check. Pure: the same site gives the same findings. */
export interface Rule {
  /** Kebab-case name that reports show. */
  readonly name: string;
  /** What the rule asks for, in one line; the README lists it. */
  readonly summary: string;
  /** Checks a page or partial. Called once for each file that is to be checked. */
  check(file: SourceFile, site: Site): readonly Finding[];
  /** How many items of a page or partial `check` looks at. */
  count?(file: SourceFile, site: Site): Partial<Record<CheckedItem, number>>;
  /** What `check` skips because the page or partial says so. */
  findExemptions?(file: SourceFile, site: Site): readonly Exemption[];
  /** Checks files that aren't pages, such as the sidebars. Called once, when all pages are checked. */
  checkSite?(site: Site): readonly SiteFinding[];
}

/** The files of the repository, as the loader found them. */
export interface SourceTree {
  /** Paths from the root of the repository, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** Text of one of the files. */
  read(file: string): string;
}
