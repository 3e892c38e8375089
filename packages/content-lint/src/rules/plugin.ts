/** Rules as unified plugins, which run in unified-engine and in a language server. */
import {isTypo} from '@devspace-docs/common';
import type {Root} from 'mdast';
import {unified, type Plugin, type Processor} from 'unified';
import type {VFile} from 'vfile';
import type {Location, PageDiagnostic, Site, SourceFile} from '@devspace-docs/pages';
import type {Rule, SiteDiagnostic} from '../types.ts';

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

/** The suggestion of `didYouMean` in a hint, if it corrects a typo in exactly the text at the location. */
function readCorrection(
  {location, hint}: PageDiagnostic,
  {lines}: SourceFile,
): string[] | undefined {
  const {line, column, length} = location;
  const actual = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
  const suggestion = /^did you mean `([^`]+)`\?$/.exec(hint)?.[1];
  if (suggestion === undefined) return undefined;
  // A suggestion can start with words that the text doesn't have: `devspace build` for `biuld`.
  const words = suggestion.split(' ').slice(-actual.split(' ').length).join(' ');
  return isTypo(actual, words) ? [words] : undefined;
}

function report(diagnostic: PageDiagnostic, {name}: Rule, page: SourceFile, file: VFile): void {
  const {location, message, hint, severity = 'error'} = diagnostic;
  const expected = diagnostic.expected ?? readCorrection(diagnostic, page);
  const place = placeOf(location);
  const reported = file.message(message, {place, ruleId: name, source: SOURCE});
  reported.fatal = severity === 'error';
  reported.note = hint;
  if (expected) reported.expected = [...expected];
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
        if (path === page.path) report(diagnostic, rule, page, file);
        else reportElsewhere?.({...diagnostic, file: path}, rule);
      }
    };
}

export function createProcessor(rules: readonly Rule[], settings: LintSettings): Processor<Root> {
  const processor = unified().use(parser, settings);
  for (const rule of rules) processor.use(toPlugin(rule), settings);
  return processor;
}
