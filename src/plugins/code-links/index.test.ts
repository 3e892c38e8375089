import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {parseMdx, root} from '@devspace-docs/content-lint';
import {docsPath, page, siteOf} from '@devspace-docs/content-lint/testing';
import type {CodeLink} from '../code-highlight/code-link.ts';
import remarkCodeLinks, {LINKS} from './index.ts';

const {label, commandFolder, configVersion} = latestVersion;

function parse(body: string): Root {
  const {tree} = parseMdx(body);
  if (!tree) throw new Error('The page is not valid MDX.');
  return tree;
}

/** The links of each block of a page. */
async function linksOf(body: string, name = 'a.mdx'): Promise<CodeLink[][]> {
  const file = docsPath(label, name);
  const site = siteOf({[file]: page('links', body)});
  const tree = parse(body);
  await remarkCodeLinks({baseUrl: '/docs/', load: () => site})(
    tree,
    new VFile({path: path.join(root, file)}),
  );
  const found: CodeLink[][] = [];
  visit(tree, 'code', ({data}) => {
    const links = data?.hProperties?.[LINKS];
    found.push(typeof links === 'string' ? (JSON.parse(links) as CodeLink[]) : []);
  });
  return found;
}

const part =
  '```yaml path="dev.*.sync"\n# highlight-next-line\n- path: a\n- path: b\n  polling: true\n```';

describe('remarkCodeLinks', () => {
  it('links the first key of each field in a block, at its position without marker comments', async () => {
    const url = '/docs/configuration/reference#dev-sync-path';
    expect((await linksOf(part))[0]).toMatchObject([
      {line: 0, column: 2, length: 4, url, isRepeated: false},
      {line: 2, column: 2, length: 7, isRepeated: false},
    ]);
  });

  it('repeats a link in the next block, outside of the tab order', async () => {
    const [, second] = await linksOf(`${part}\n\n${part}`);
    expect(second?.map(({isRepeated}) => isRepeated)).toEqual([true, true]);
  });

  it('describes the target in a sentence without Markdown', async () => {
    for (const {summary} of (await linksOf(part))[0] ?? []) expect(summary).toMatch(/^[^`]+\.$/);
  });

  it('omits the description if the line has a comment', async () => {
    const body = '```yaml path="dev.*.sync"\n- path: ./ # the folder\n  polling: true\n```';
    const [path, polling] = (await linksOf(body))[0] ?? [];
    expect(path).not.toHaveProperty('summary');
    expect(polling).toHaveProperty('summary');
  });

  it('links to anchors on the same page, but not to the page itself', async () => {
    const body = '```bash\ndevspace dev --skip-build\n```';
    expect((await linksOf(body, `${commandFolder}/devspace_dev.mdx`))[0]).toMatchObject([
      {url: '#flag-skip-build', length: '--skip-build'.length},
    ]);
  });

  it('finds keys in an indented block', async () => {
    const body = '- A step:\n\n  ```yaml path="dev.*"\n  imageSelector: a\n  ```';
    expect((await linksOf(body))[0]).toMatchObject([{line: 0, column: 0, length: 13}]);
  });

  it('adds no links to pages outside of the docs', async () => {
    const tree = parse(part);
    await remarkCodeLinks({baseUrl: '/', load: () => siteOf({})})(
      tree,
      new VFile({path: '/a.mdx'}),
    );
    expect(tree.children[0]?.data).toBeUndefined();
  });

  it('marks samples that pass the check, and complete configs', async () => {
    const config = `\`\`\`yaml title="devspace.yaml"\nversion: ${configVersion}\nname: a\n\`\`\``;
    const body = `${config}\n\n${part}\n\n\`\`\`bash\nls\n\`\`\``;
    const file = docsPath(label);
    const site = siteOf({[file]: page('marks', body)});
    const tree = parse(body);
    await remarkCodeLinks({
      baseUrl: '/',
      load: () => site,
      check: () =>
        Promise.resolve({versionOf: ({language}) => (language === 'yaml' ? label : undefined)}),
    })(tree, new VFile({path: path.join(root, file)}));
    const marks = tree.children.map(({data}) => data);
    expect(marks).toMatchObject([
      {hProperties: {checkedIn: label, isMarkRepeated: false, isWholeConfig: true}},
      {hProperties: {checkedIn: label, isMarkRepeated: true, isWholeConfig: false}},
      {hProperties: {[LINKS]: '[]'}},
    ]);
    expect(marks[2]).not.toHaveProperty('hProperties.checkedIn');
  });
});
