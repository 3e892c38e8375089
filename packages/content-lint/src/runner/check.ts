import type {Site} from '../pages/site.ts';
import type {Location, Problem, Rule, SiteDiagnostic, SourceFile} from '../pages/types.ts';

function compare(a: Problem, b: Problem): number {
  const byFile = a.file < b.file ? -1 : Number(a.file > b.file);
  return (
    byFile ||
    a.line - b.line ||
    a.column - b.column ||
    (a.rule < b.rule ? -1 : Number(a.rule > b.rule))
  );
}

/** Reads a line of any file, because diagnostics can be in files that aren't pages. */
function readLine(site: Site, file: string, line: number): string {
  const lines = site.file(file)?.lines ?? site.tree.read(file).split(/\r?\n/);
  return lines[line - 1] ?? '';
}

/** Adds the rule and the source line to a diagnostic. */
export function toProblem(
  {file, location, severity = 'error', message, hint}: SiteDiagnostic,
  rule: string,
  site: Site,
): Problem {
  const excerpt = readLine(site, file, location.line);
  return {file, ...location, rule, severity, message, excerpt, hint};
}

/** Location of a line, without its indentation. */
export function locateLine(lines: readonly string[], line: number): Location {
  const text = lines[line - 1] ?? '';
  return {line, column: text.search(/\S/) + 1, length: text.trim().length};
}

/** Identifies duplicates: each page with a partial reports its problems, with the page in the message. */
function identity({file, line, column, rule, hint}: Problem): string {
  return [file, line, column, rule, hint].join('\0');
}

/**
 * Checks files, and returns the problems sorted by location.
 *
 * @param files - Files to check. Rules check other files of the site only if these are all `site.files`.
 */
export function checkFiles(
  site: Site,
  files: readonly SourceFile[],
  rules: readonly Rule[],
): Problem[] {
  const problems = rules.flatMap((rule) => {
    const ofPages = files.flatMap((checked) =>
      rule.check(checked, site).map((diagnostic) => ({file: checked.path, ...diagnostic})),
    );
    const ofSite = files.length === site.files.length ? (rule.checkSite?.(site) ?? []) : [];
    return [...ofPages, ...ofSite].map((diagnostic) => toProblem(diagnostic, rule.name, site));
  });
  const unique = new Map<string, Problem>();
  for (const problem of problems) {
    const key = identity(problem);
    if (!unique.has(key)) unique.set(key, problem);
  }
  return [...unique.values()].sort(compare);
}
