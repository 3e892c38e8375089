import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {parseMdx, root} from '@devspace-docs/pages';
import {docsPath, page, siteOf} from '@devspace-docs/pages/testing';
import {latestVersion} from '@devspace-docs/versions';
import type {FindTested} from '../tested/index.ts';
import remarkCodeBlocks from './index.ts';

const {label, commandFolder, configVersion} = latestVersion;

type Attributes = Readonly<Record<string, unknown>>;

/** The attributes of each code block of a page, by name. */
async function blocksOf(
  body: string,
  {
    name = 'a.mdx',
    source = body,
    findTested = () => undefined,
  }: {name?: string; source?: string; findTested?: FindTested} = {},
): Promise<Attributes[]> {
  const file = docsPath(label, name);
  const site = siteOf({[file]: page('links', source)});
  const {tree} = parseMdx(body);
  if (!tree) throw new Error('The page is not valid MDX.');
  const options = {baseUrl: '/docs/', load: () => site, findTested};
  await remarkCodeBlocks(options)(tree, new VFile({path: path.join(root, file)}));
  return readBlocks(tree);
}

function readBlocks(tree: Root): Attributes[] {
  const blocks: Attributes[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    if (name !== 'HighlightedCode') return;
    blocks.push(
      Object.fromEntries(
        attributes.map((item) => ['name' in item ? item.name : '', item.value ?? true]),
      ),
    );
  });
  return blocks;
}

/** The opening tags of the links in each block, and the linked text. */
async function linksOf(body: string, name?: string): Promise<string[][]> {
  const blocks = await blocksOf(body, {name});
  return blocks.map(({html}) =>
    [...String(html).matchAll(/<a draggable="false" ?(.*?)>(.*?)<\/a>/g)].map(
      ([, attributes, text = '']) => `${attributes} ${text.replace(/<[^>]*>/g, '')}`,
    ),
  );
}

const part =
  '```yaml path="dev.*.sync"\n# highlight-next-line\n- path: a\n- path: b\n  polling: true\n```';

it('links the first key of each field in a block', async () => {
  const [block] = await linksOf(part);
  expect(block).toHaveLength(2);
  expect(block?.[0]).toMatch(
    /^href="\/docs\/configuration\/reference#dev-sync-path" title="[^"]+" path$/,
  );
  expect(block?.[1]).toMatch(/ polling$/);
});

it('repeats a link in the next block, outside of the tab order', async () => {
  const [first, second] = await linksOf(`${part}\n\n${part}`);
  expect(first?.join()).not.toContain('tabindex');
  expect(second).toEqual(first?.map((link) => `tabindex="-1" ${link}`));
});

it('describes the target in a sentence without Markdown', async () => {
  const [links = []] = await linksOf(part);
  for (const link of links) expect(link).toMatch(/ title="[^`"]+\." /);
});

it('omits the description if the line has a comment', async () => {
  const body = '```yaml path="dev.*.sync"\n- path: ./ # the folder\n  polling: true\n```';
  const [path, polling] = (await linksOf(body))[0] ?? [];
  expect(path).not.toContain('title');
  expect(polling).toContain('title');
});

it('links to anchors on the same page, but not to the page itself', async () => {
  const body = '```bash\ndevspace dev --skip-build\n```';
  expect((await linksOf(body, `${commandFolder}/devspace_dev.mdx`))[0]).toEqual([
    'href="#flag-skip-build" --skip-build',
  ]);
});

it('links to the fields that the page shows', async () => {
  const body = `<Fields of="dev.*.sync" />\n\n${part}`;
  const [links] = await linksOf(body, 'configuration/dev/connections/file-sync.mdx');
  expect(links?.[0]).toMatch(/^href="#dev-sync-path" /);
});

it('links keys in an indented block', async () => {
  const body = '- A step:\n\n  ```yaml path="dev.*"\n  imageSelector: a\n  ```';
  expect((await linksOf(body))[0]?.join()).toMatch(/#dev-imageSelector" .* imageSelector$/);
});

it('links a block that has changed since the pages were loaded', async () => {
  const changed = await blocksOf(part, {source: 'Text.'});
  expect(changed).toEqual(await blocksOf(part));
});

it('adds no links to pages outside of the docs', async () => {
  const {tree} = parseMdx(part);
  if (!tree) throw new Error('The page is not valid MDX.');
  const options = {baseUrl: '/', load: () => siteOf({}), findTested: () => undefined};
  await remarkCodeBlocks(options)(tree, new VFile({path: '/a.mdx'}));
  const [block] = readBlocks(tree);
  expect(block?.html).toContain('path');
  expect(block?.html).not.toContain('<a ');
});

it('reads the language, title and line wrap, and leaves diagrams to Docusaurus', async () => {
  const body = '```yml title="a.yaml" wrap\na\n```\n\n```mermaid\na\n```\n\n```\na\n```';
  expect(await blocksOf(body)).toMatchObject([
    {language: 'yml', title: 'a.yaml', isWrapped: true},
    {language: 'text'},
  ]);
});

it('reports an invalid block with its line', async () => {
  await expect(blocksOf('Text.\n\n```yamll\na\n```')).rejects.toMatchObject({
    message: expect.stringContaining('unknown code block language "yamll"') as string,
    line: 3,
  });
});

it('marks samples that passed the check, and complete configs', async () => {
  const config = `version: ${configVersion}\nname: a`;
  const body = `\`\`\`yaml title="devspace.yaml"\n${config}\n\`\`\`\n\n${part}\n\n\`\`\`bash\nls\n\`\`\``;
  const [whole, second, shell] = await blocksOf(body, {
    findTested: (file, code) =>
      file === docsPath(label, 'a.mdx') && code !== 'ls'
        ? {version: label, isWholeConfig: code === config}
        : undefined,
  });
  expect(whole).toMatchObject({checkedIn: label, isWholeConfig: true});
  expect(whole).not.toHaveProperty('isMarkRepeated');
  expect(second).toMatchObject({checkedIn: label, isMarkRepeated: true});
  expect(second).not.toHaveProperty('isWholeConfig');
  expect(shell).not.toHaveProperty('checkedIn');
});
