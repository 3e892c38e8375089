/** Checks that markdownlint reports mistakes in plain Markdown, and that the rules here don't repeat them. */
import {resolve} from 'node:path';
import {main as lint} from 'markdownlint-cli2';
import {describe, expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import {checkFiles} from '../runner/check.ts';
import {rules} from './index.ts';

const FILE = 'docs/a.mdx';

/** Rules and lines that markdownlint reports, with the settings of the repository: `MD001 9`. */
async function lintMarkdown(source: string): Promise<string[]> {
  const found: string[] = [];
  await lint({
    directory: process.cwd(),
    argv: ['--no-globs'],
    nonFileContents: {[resolve(FILE)]: source},
    logError: (text) => {
      found.push(text.replace(/^\S+?:(\d+)\S* error (MD\d+).*$/, '$2 $1'));
    },
  });
  return found;
}

async function checkContent(source: string): Promise<string[]> {
  const site = siteOf({
    [FILE]: source,
    'docs/images/build.mdx': page('Build', 'Text.'),
    'docs/img/logs.png': '',
    'static/img/logo.svg': '',
  });
  const files = site.files.filter(({path}) => path === FILE);
  const problems = await checkFiles(site, files, rules);
  return problems
    .filter(({rule}) => rule !== 'routes')
    .map(({line, rule, message}) => `${rule} ${line} ${message}`);
}

/** Bodies of pages, and what markdownlint reports in them. */
const mistakes: Readonly<Record<string, readonly [body: string, ...found: readonly string[]]>> = {
  'a first-level heading': ['# Ports', 'MD025 5'],
  'an underlined first-level heading': ['Ports\n=====', 'MD025 5'],
  'a copied heading': ['## Ports {/* #ports */}\n\n## Ports {/* #ports */}', 'MD024 7'],
  'a link without a URL': ['[Build]()', 'MD042 5'],
  'the label "here"': ['[here](./images/build.mdx)', 'MD059 5'],
  'the label "Click here"': ['[Click here](./images/build.mdx)', 'MD059 5'],
  'the label "this page"': ['[this page](./images/build.mdx)', 'MD059 5'],
  'the label "Here" in bold': ['[**Here**](./images/build.mdx)', 'MD059 5'],
  'a bare URL': ['See https://github.com/devspace-sh/devspace.', 'MD034 5'],
  'a bare example URL': ['Open http://localhost:8080.', 'MD034 5'],
  'an image without an alt text': ['![](./img/logs.png)', 'MD045 5'],
  'an HTML image without an alt text': ['<img src="/img/logo.svg" />', 'MD045 5'],
  'a code block without a language': ['```\na\n```', 'MD040 5'],
  'a code block without a language in a list': ['- item\n\n  ```\n  a\n  ```', 'MD040 7'],
  'a code block without a language in an element': [
    '<Details>\n\n```\na\n```\n\n</Details>',
    'MD040 7',
  ],
  'prompts without output': ['```bash\n$ devspace dev\n```', 'MD014 6'],
};

describe('a mistake in Markdown', () => {
  it.each(Object.entries(mistakes))('%s', async (_, [body, ...found]) => {
    const source = page('A', body);
    expect(await lintMarkdown(source)).toEqual(found);
    expect(await checkContent(source)).toEqual([]);
  });
});

it('reports each mistake of a page once', async () => {
  const source = page(
    'A',
    `# Second title

## Copied {/* #copied */}

## Copied {/* #copied */}

\`\`\`
no language
\`\`\`

\`\`\`bash
$ devspace dev
\`\`\`

![](./img/logs.png)

[here](./images/build.mdx) or https://devspace.sh or [Build]()`,
  );
  expect(await lintMarkdown(source)).toEqual([
    'MD025 5',
    'MD024 9',
    'MD040 11',
    'MD014 16',
    'MD045 19',
    'MD034 21',
    'MD042 21',
    'MD059 21',
  ]);
  expect(await checkContent(source)).toEqual([]);
});
