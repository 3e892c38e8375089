/** Rules as unified plugins, which run in unified-engine and in a language server. */
import type {Root} from 'mdast';
import {unified, type Plugin, type Processor} from 'unified';
import type {VFile} from 'vfile';
import type {Site} from '../pages/site.ts';
import type {Location, PageDiagnostic, Rule, SiteDiagnostic, SourceFile} from '../pages/types.ts';

/** `source` of all messages, which editors show. */
const SOURCE = 'devspace-docs';

export interface LintSettings {
  /** The page of a file, and the site that contains it. Undefined for a file that isn't a page. */
  readonly find: (file: VFile) => {readonly page: SourceFile; readonly site: Site} | undefined;
  /** Gets problems in other files, such as partials of the page. A message is always about its own file. */
  readonly reportElsewhere?: (diagnostic: SiteDiagnostic, rule: Rule) => void;
}

function placeOf({line, column, length}: Location) {
  return {start: {line, column}, end: {line, column: column + length}};
}

function report(
  {location, message, hint, severity = 'error', expected}: PageDiagnostic,
  {name}: Rule,
  file: VFile,
): void {
  const place = placeOf(location);
  const reported = file.message(message, {place, ruleId: name, source: SOURCE});
  reported.fatal = severity === 'error';
  reported.note = hint;
  reported.expected = expected && [...expected];
}

/**
 * Parses pages. Uses the tree of the site, because rules also read the pages that a page links to, and returns
 * an empty tree for invalid MDX, which the rule `mdx` reports.
 */
const parser: Plugin<[LintSettings], string, Root> = function ({find}) {
  this.parser = (_, file) => {
    const found = find(file);
    return found ? found.site.content(found.page).tree : {type: 'root', children: []};
  };
};

/** Turns a rule into a plugin, which adds its diagnostics to the messages of a file. */
export function toPlugin(rule: Rule): Plugin<[LintSettings], Root> {
  return ({find, reportElsewhere}) =>
    (_, file) => {
      const found = find(file);
      if (!found) return;
      const {page, site} = found;
      for (const diagnostic of rule.check(page, site)) {
        const {file: path = page.path} = diagnostic;
        if (path === page.path) report(diagnostic, rule, file);
        else reportElsewhere?.({...diagnostic, file: path}, rule);
      }
    };
}

/** Creates a processor that checks pages. */
export function createProcessor(rules: readonly Rule[], settings: LintSettings): Processor<Root> {
  const processor = unified().use(parser, settings);
  for (const rule of rules) processor.use(toPlugin(rule), settings);
  return processor;
}
