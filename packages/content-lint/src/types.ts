/** What a rule is, and what it reports. */
import type {Severity} from '@devspace-docs/devspace-check';
import type {Location, PageDiagnostic, Site, SourceFile} from '@devspace-docs/pages';
import type {CheckedItem} from './statistics.ts';

/** A diagnostic in a file that isn't a page. */
export interface SiteDiagnostic extends PageDiagnostic {
  readonly file: string;
}

export interface Problem extends Location, Pick<SiteDiagnostic, 'file' | 'hint' | 'message'> {
  readonly rule: string;
  readonly severity: Severity;
  /** Source line. */
  readonly excerpt: string;
  readonly expected: readonly string[] | undefined;
}

export interface Rule {
  /** In kebab case, for reports. CONTRIBUTING.md describes what the rule requires. */
  readonly name: string;
  /** Checks a page or partial. */
  check(file: SourceFile, site: Site): readonly PageDiagnostic[];
  /** Numbers of items that `check` checks on a page or partial. */
  count?(file: SourceFile, site: Site): Partial<Record<CheckedItem, number>>;
  /** Checks files that aren't pages, such as the sidebars. Called only if all pages are checked. */
  checkSite?(site: Site): readonly SiteDiagnostic[];
}
