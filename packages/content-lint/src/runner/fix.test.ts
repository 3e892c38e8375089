import {expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import {rules} from '../rules/index.ts';
import {checkFiles} from './check.ts';
import {fixFiles, formatFixed} from './fix.ts';

const path = 'docs/a.mdx';
const others = {
  'docs/images/build.mdx': page('Build', '## Cache {/* #cache */}'),
  'docs/images/index.mdx': page('Images', 'Text.'),
};

async function checkPage(source: string) {
  const site = siteOf({...others, [path]: source});
  const files = site.files.filter((file) => file.path === path);
  return {site, problems: await checkFiles(site, files, rules)};
}

/** Fixes a page, and returns its new source, the fixes and the problems that are left. */
async function fix(source: string) {
  const {site, problems} = await checkPage(source);
  const written = new Map<string, string>();
  const fixed = fixFiles(problems, site, (file, text) => written.set(file, text));
  const result = written.get(path) ?? source;
  const left = (await checkPage(result)).problems.map(({line, message}) => `${line} ${message}`);
  return {result, report: formatFixed(fixed), left};
}

const broken = `Run \`devspace dev --skip-biuld\` and \`devspace deplyo\` and set \`dev.*.syncc\`.

See [the cache](./images/build?a=1#cache), [images](images) and [Build](/docs/images/build).

\`\`\`yamll title="a.yaml"
a: 1
\`\`\`

\`\`\`yaml
version: v2beta1
name: app
imagess: {}
\`\`\`

:::tipp
Text.
:::
`;

const correct = `Run \`devspace dev --skip-build\` and \`devspace deploy\` and set \`dev.*.sync\`.

See [the cache](./images/build.mdx?a=1#cache), [images](./images/index.mdx) and [Build](./images/build.mdx).

\`\`\`yaml title="a.yaml"
a: 1
\`\`\`

\`\`\`yaml title="devspace.yaml"
version: v2beta1
name: app
images: {}
\`\`\`

:::tip
Text.
:::
`;

it('fixes all problems whose message has the correction, and changes nothing else', async () => {
  // A config is only checked if it has a title.
  const {result} = await fix(page('A', broken));
  const {result: fixed, left} = await fix(result);
  expect(fixed).toBe(page('A', correct));
  expect(left).toEqual([]);
});

it('lists the fixes', async () => {
  const {report} = await fix(page('A', 'Run `devspace dev --skip-biuld`. See [images](images).'));
  expect(report).toBe(
    [
      `${path}:5:19  fixed: --skip-biuld → --skip-build`,
      `${path}:5:47  fixed: images → ./images/index.mdx`,
    ].join('\n'),
  );
});

it.each([
  ['suggestions that are not typos', 'Run `devspace dev --skp-bild`. See [images](#nowhere).', 2],
  ['only the opening tag of an element', '<Stepss>\n\n1. Text.\n\n</Stepss>', 1],
  ['references to a link definition', '[Build][b]\n\n[b]: ./images/build', 1],
  ['generated files', '{/* Generated from schema/. */}\n\nRun `devspace deplyo`.', 1],
])("doesn't change %s", async (_, body, count) => {
  const source = page('A', body);
  const {result, left} = await fix(source);
  expect(result).toBe(source);
  expect(left).toHaveLength(count);
});

it('keeps the line endings of the file', async () => {
  const source = page('A', 'Run `devspace deplyo`.').replaceAll('\n', '\r\n');
  expect((await fix(source)).result).toBe(source.replace('deplyo', 'deploy'));
});

it('replaces only one of two overlapping texts', () => {
  const problem = {
    file: path,
    line: 5,
    rule: 'a',
    severity: 'error',
    message: '',
    excerpt: '',
    hint: '',
  } as const;
  const site = siteOf({[path]: page('A', 'abcdef')});
  const written: string[] = [];
  const fixed = fixFiles(
    [
      {...problem, column: 1, length: 4, expected: ['x']},
      {...problem, column: 3, length: 2, expected: ['y']},
      {...problem, column: 5, length: 1, expected: ['z']},
    ],
    site,
    (_, source) => written.push(source),
  );
  expect(written).toEqual([page('A', 'abyzf')]);
  expect(fixed).toHaveLength(2);
});
