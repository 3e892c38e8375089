import {createLinter, loadTextlintrc} from 'textlint';
import {versions, type Version} from '@devspace-docs/versions';
import {escapeMdx} from '@devspace-docs/reference';
import {createSite, type Site} from '../pages/site.ts';
import type {Problem, Rule} from '../pages/types.ts';
import {commandLines} from '../rules/command-lines.ts';
import {environment} from '../rules/environment.ts';
import {grammar} from '../rules/grammar.ts';
import {prosePaths} from '../rules/prose-paths.ts';
import {checkFiles, locateLine, toProblem} from './check.ts';

const TEXT =
  /"(?:deprecationMessage|description|patternErrorMessage|x-(?:defaultNote|insteadUse|requiredNote|warning))": ("(?:[^"\\]|\\.)*")/;

/** The text on each line of a schema; empty for lines without a text. */
function readTexts(source: string): string[] {
  return source.split('\n').map((line) => {
    const text = TEXT.exec(line)?.[1];
    return text === undefined ? '' : (JSON.parse(text) as string).replaceAll('\n', ' ');
  });
}

/** Creates a page with each text as a paragraph. Line 5 of the schema becomes line 10. */
function toPage(texts: readonly string[]): string {
  return `\n${texts.map(escapeMdx).join('\n\n')}`;
}

async function checkSchema(
  {schemaFile: file, docsFolder}: Version,
  site: Site,
): Promise<Problem[]> {
  const texts = readTexts(site.tree.read(file));
  const page = `${docsFolder}/schema-texts.mdx`;
  const data = [...site.tree.files].filter((path) => path.startsWith('schema/'));
  const checked = createSite({
    files: new Set([page, ...data]),
    read: (path) => (path === page ? toPage(texts) : site.tree.read(path)),
  });
  // Without `checkSite`, which counts phrases on all pages.
  const grammarOfTexts: Rule = {...grammar, checkSite: () => []};
  const rules = [commandLines, prosePaths, environment, grammarOfTexts];
  const ofPage = await checkFiles(checked, checked.files, rules);
  const linter = createLinter({
    descriptor: await loadTextlintrc({configFilePath: '.textlintrc.yml'}),
  });
  const {messages} = await linter.lintText(toPage(texts), 'texts.md');
  const ofProse = messages.map(({loc, message, ruleId}) => ({
    line: loc.start.line,
    rule: 'prose',
    message: `${ruleId}: ${message.replace(/\s+/g, ' ')}`,
    hint: 'reword the text',
  }));
  const lines = site.tree.read(file).split('\n');
  return [...ofPage, ...ofProse].map(({line, rule, message, hint}) => {
    const location = locateLine(lines, Math.floor(line / 2));
    return toProblem({file, location, message, hint}, rule, site);
  });
}

/** Checks the texts in all config schemas with rules for pages and textlint, because pages show them. */
export async function checkSchemaTexts(site: Site): Promise<Problem[]> {
  return (await Promise.all(versions.map((version) => checkSchema(version, site)))).flat();
}
