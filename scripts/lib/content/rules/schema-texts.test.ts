/** The texts of the config schemas become pages, so the rules about texts count for them, too. */
import {readFileSync} from 'node:fs';
import {createLinter, loadTextlintrc} from 'textlint';
import {expect, it, vi} from 'vitest';
import {versions} from '../../../../src/config/versions.ts';
import {brief, page, siteOf} from '../testing.ts';
import {checkFiles} from '../runner/check.ts';
import {commandLines} from './command-lines.ts';
import {environment} from './environment.ts';
import {prosePaths} from './prose-paths.ts';

// Hundreds of texts are parsed as one page.
vi.setConfig({testTimeout: 60_000});

const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'x-defaultNote',
  'x-insteadUse',
  'x-patternNote',
  'x-requiredNote',
]);

function collectTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'string' && TEXTS.has(key) ? [item] : collectTexts(item),
  );
}

/** Markdown as MDX: outside of code, `{` and `<` mean something else there. */
function toMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[{<]/g, '\\$&') : part))
    .join('');
}

it.each(versions)('the texts of $schemaFile follow the rules', ({schemaFile, docsFolder}) => {
  const texts = collectTexts(JSON.parse(readFileSync(schemaFile, 'utf8')));
  expect(texts.length).toBeGreaterThan(300);
  const site = siteOf({[`${docsFolder}/a.mdx`]: page('A', texts.map(toMdx).join('\n\n'))});
  const rules = [commandLines, prosePaths, environment];
  const problems = checkFiles(site, site.files, rules);
  expect(brief(problems).map((text, index) => `${text}: ${problems[index]?.excerpt}`)).toEqual([]);
});

// The prose linter reads Markdown files; these texts are in JSON.
it.each(versions)('the texts of $schemaFile pass the prose linter', async ({schemaFile}) => {
  const linter = createLinter({
    descriptor: await loadTextlintrc({configFilePath: '.textlintrc.yml'}),
  });
  const text = collectTexts(JSON.parse(readFileSync(schemaFile, 'utf8'))).join('\n\n');
  const {messages} = await linter.lintText(text, 'texts.md');
  const lines = text.split('\n');
  expect(messages.map(({loc, message}) => `${lines[loc.start.line - 1]}: ${message}`)).toEqual([]);
});
