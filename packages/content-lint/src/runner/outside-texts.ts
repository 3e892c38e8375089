import {createLinter, loadTextlintrc} from 'textlint';
import {latestVersion, versions, type Version} from '@devspace-docs/versions';
import {escapeMdx} from '@devspace-docs/reference';
import {readText, type Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {commandLines} from '../rules/command-lines.ts';
import {environment} from '../rules/environment.ts';
import {grammar} from '../rules/grammar.ts';
import {prosePaths} from '../rules/prose-paths.ts';
import {checkFiles, problemOnLine} from './check.ts';

/** A text that readers see, but that isn't in the body of a page. */
interface OutsideText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const TEXT =
  /"(?:deprecationMessage|description|patternErrorMessage|summary|x-(?:defaultNote|insteadUse|requiredNote|warning))": ("(?:[^"\\]|\\.)*")/;

/** The texts in the config schema of a version, and in the data about functions, which only the latest version has. */
function readSchemaTexts({schemaFile, label}: Version, site: Site): OutsideText[] {
  const files =
    label === latestVersion.label ? [schemaFile, 'schema/functions.json'] : [schemaFile];
  return files.flatMap((file) =>
    site.tree
      .read(file)
      .split('\n')
      .flatMap((source, index) => {
        const text = TEXT.exec(source)?.[1];
        if (text === undefined) return [];
        return [{file, line: index + 1, text: (JSON.parse(text) as string).replaceAll('\n', ' ')}];
      }),
  );
}

/** Names of programs, which descriptions contain without code font, because they are plain text. */
const PROGRAM = /\b(?:devspace|docker)\b/g;

/** The descriptions in the front matter of all pages. Their grammar is checked with the pages. */
function readDescriptions(site: Site): OutsideText[] {
  return site.files.flatMap(({path: file, frontMatter}) => {
    const text = readText(frontMatter, 'description');
    const location = frontMatter.entries.get('description')?.valueLocation;
    if (text === undefined || !location) return [];
    return [{file, line: location.line, text: text.replaceAll(PROGRAM, '`$&`')}];
  });
}

/** Creates a page with each text as a paragraph: the third text is on line 5. */
function toPage(texts: readonly OutsideText[]): string {
  return texts.map(({text}) => escapeMdx(text)).join('\n\n');
}

type ProseProblem = Pick<Problem, 'line' | 'rule' | 'message' | 'hint'>;

/** Moves problems from a paragraph of the created page to the line of its text. */
function moveProblems(
  problems: readonly ProseProblem[],
  texts: readonly OutsideText[],
  site: Site,
): Problem[] {
  return problems.flatMap(({line, rule, message, hint}) => {
    const text = texts[Math.floor((line - 1) / 2)];
    return text ? problemOnLine(text.line, {file: text.file, message, hint}, rule, site) : [];
  });
}

/** Lints Markdown with the rules of `npm run lint -- prose`. */
async function lintProse(markdown: string): Promise<ProseProblem[]> {
  const linter = createLinter({
    descriptor: await loadTextlintrc({configFilePath: '.textlintrc.yml'}),
  });
  const {messages} = await linter.lintText(markdown, 'texts.md');
  return messages.map(({loc, message, ruleId}) => ({
    line: loc.start.line,
    rule: 'prose',
    message: `${ruleId}: ${message.replace(/\s+/g, ' ')}`,
    hint: 'reword the text',
  }));
}

async function checkSchema(
  version: Version,
  texts: readonly OutsideText[],
  site: Site,
): Promise<Problem[]> {
  const page = `${version.docsFolder}/schema-texts.mdx`;
  const checked = site.withTexts(new Map([[page, toPage(texts)]]));
  const rules = [commandLines, prosePaths, environment, grammar];
  const files = checked.files.filter(({path}) => path === page);
  return moveProblems(await checkFiles(checked, files, rules), texts, site);
}

/**
 * Checks texts that aren't in the body of a page with rules for pages and textlint: the schemas and descriptions.
 *
 * @param lint - Tests replace textlint, which takes seconds to read its dictionaries.
 */
export async function checkOutsideTexts(site: Site, lint = lintProse): Promise<Problem[]> {
  const schemas = versions.map((version) => ({version, texts: readSchemaTexts(version, site)}));
  const ofPages = await Promise.all(
    schemas.map(({version, texts}) => checkSchema(version, texts, site)),
  );
  // In one text, because textlint reads its dictionaries for each.
  const all = [...schemas.flatMap(({texts}) => texts), ...readDescriptions(site)];
  return [...ofPages.flat(), ...moveProblems(await lint(toPage(all)), all, site)];
}
