/** The texts of the config schemas become pages, so the rules about texts count for them, too. */
import {readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';
import {schemaSources} from '../../config-schema/schemas.ts';
import {docsFolders} from '../base/routes.ts';
import {brief, page, siteOf} from '../testing.ts';
import {checkFiles} from '../steps/check.ts';
import {commandLines} from './command-lines.ts';
import {environment} from './environment.ts';
import {language} from './language.ts';
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

it.each(schemaSources)('the texts of $file follow the rules', ({line, file}) => {
  const texts = collectTexts(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(300);
  const folder = docsFolders.find((docs) => docs.line === line)?.folder ?? '';
  const site = siteOf({[`${folder}/a.mdx`]: page('A', texts.map(toMdx).join('\n\n'))});
  const rules = [commandLines, prosePaths, environment, language];
  const problems = checkFiles(site, site.files, rules);
  expect(brief(problems).map((text, index) => `${text}: ${problems[index]?.excerpt}`)).toEqual([]);
});
