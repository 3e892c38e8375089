import {VFile} from 'vfile';
import {engine} from 'unified-engine';
import type {Site, SourceFile} from '@devspace-docs/pages';
import type {Problem, Rule, SiteDiagnostic} from '../types.ts';
import {createProcessor, type LintSettings} from '../rules/plugin.ts';

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
  {file, location, severity = 'error', message, hint, expected}: SiteDiagnostic,
  rule: string,
  site: Site,
): Problem {
  const excerpt = readLine(site, file, location.line);
  return {file, ...location, rule, severity, message, excerpt, hint, expected};
}

/** A problem on a line of any file. Its location excludes the indentation. */
export function problemOnLine(
  line: number,
  problem: Omit<SiteDiagnostic, 'location'>,
  rule: string,
  site: Site,
): Problem {
  const text = readLine(site, problem.file, line);
  const location = {line, column: text.search(/\S/) + 1, length: text.trim().length};
  return toProblem({...problem, location}, rule, site);
}

/** The first line of a file that matches; the first line of the file if none does. */
export function findLine(site: Site, file: string, matches: (line: string) => boolean): number {
  return Math.max(site.tree.read(file).split('\n').findIndex(matches), 0) + 1;
}

/** Identifies duplicates: each page with a partial reports its problems, with the page in the message. */
function identity({file, line, column, rule, hint}: Problem): string {
  return [file, line, column, rule, hint].join('\0');
}

/** Converts a message of a rule. The engine also creates messages for exceptions, which are bugs. */
function readMessage(
  {place, reason, note, ruleId, fatal, expected, cause}: VFile['messages'][number],
  file: string,
  site: Site,
): Problem {
  if (!place || !('start' in place) || !ruleId)
    throw cause instanceof Error ? cause : new Error(reason);
  const {start, end} = place;
  const location = {line: start.line, column: start.column, length: end.column - start.column};
  const severity = fatal ? 'error' : 'warning';
  return toProblem(
    {file, location, severity, message: reason, hint: note ?? '', expected},
    ruleId,
    site,
  );
}

async function runRules(
  files: readonly SourceFile[],
  rules: readonly Rule[],
  settings: LintSettings,
): Promise<VFile[]> {
  const checked = files.map(({path, source}) => new VFile({path, value: source}));
  // Without files, the engine would read the standard input.
  if (checked.length === 0) return [];
  await new Promise<void>((resolve, reject) => {
    // `report.ts` prints the problems: they can also be in files that aren't pages, and `vfile-reporter`
    // prints neither paths that terminals and editors link, such as `docs/a.mdx:5:1`, nor the source.
    const options = {
      processor: createProcessor(rules, settings),
      files: checked,
      reporter: () => '',
    };
    engine(options, (error) => (error ? reject(error) : resolve()));
  });
  return checked;
}

/**
 * Checks files, and returns the problems sorted by location.
 *
 * @param files - Files to check. Rules check other files of the site only if these are all `site.files`.
 */
export async function checkFiles(
  site: Site,
  files: readonly SourceFile[],
  rules: readonly Rule[],
): Promise<Problem[]> {
  const elsewhere: Problem[] = [];
  const checked = await runRules(files, rules, {
    find({path}) {
      const page = site.file(path);
      return page && {page, site};
    },
    reportElsewhere: (diagnostic, {name}) => elsewhere.push(toProblem(diagnostic, name, site)),
  });
  const ofPages = checked.flatMap(({path, messages}) =>
    messages.map((message) => readMessage(message, path, site)),
  );
  const ofSite =
    files.length === site.files.length
      ? rules.flatMap(
          (rule) =>
            rule.checkSite?.(site).map((diagnostic) => toProblem(diagnostic, rule.name, site)) ??
            [],
        )
      : [];
  const unique = new Map<string, Problem>();
  for (const problem of [...ofPages, ...elsewhere, ...ofSite]) {
    const key = identity(problem);
    if (!unique.has(key)) unique.set(key, problem);
  }
  return [...unique.values()].sort(compare);
}
