import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parseFrontMatterWith} from './index.ts';
import {versions} from '@devspace-docs/versions';

const editUrl = 'https://git.example/edit/main/';

async function parse(filePath: string, line: string, text = ''): Promise<Record<string, unknown>> {
  const {frontMatter} = await parseMarkdownFile({
    filePath,
    fileContent: `---\ntitle: A\n${line}\n---\n${text}`,
    parseFrontMatter: (params) =>
      parseFrontMatterWith(editUrl)({
        ...params,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }),
  });
  return frontMatter;
}

it('custom_edit_url gets a prefix if it is a path', async () => {
  const {custom_edit_url} = await parse('docs/a.mdx', 'custom_edit_url: schema/a.yaml');
  expect(custom_edit_url).toBe(`${editUrl}schema/a.yaml`);
});

it('removes the search terms', async () => {
  expect(await parse('docs/a.mdx', 'search_terms: {page: [b]}')).toEqual({title: 'A'});
});

it('describes the archive of a recipe', async () => {
  const {archive} = await parse('docs/a.mdx', 'recipe: {language: [go], task: [job]}');
  // The size of an empty archive.
  expect(archive).toEqual({folder: 'a', files: 0, size: 22});
});

it('describes the archive of a page that names its folder', async () => {
  const {archive} = await parse('docs/a.mdx', 'archive: my-app');
  expect(archive).toEqual({folder: 'my-app', files: 0, size: 22});
});

it('tells how long it takes to read a guide or a recipe', async () => {
  const text = 'word '.repeat(401);
  expect(await parse('docs/guides/a.mdx', '', text)).toMatchObject({reading_minutes: 3});
  expect(await parse('docs/guides/recipes/a.mdx', '', text)).toMatchObject({reading_minutes: 3});
  for (const page of [
    'docs/a.mdx',
    'docs/guides/index.mdx',
    'docs/guides/recipes/index.mdx',
    // Docusaurus warns about front matter in parts of pages.
    'docs/guides/_changes/fields.mdx',
    'docs/guides/debugging/_part.mdx',
  ])
    expect(await parse(page, '', text)).not.toHaveProperty('reading_minutes');
});

describe('part_of', () => {
  it.each(versions)('resolves to a page in $label', async ({docsFolder, path}) => {
    const {part_of} = await parse(`${docsFolder}/a.mdx`, 'part_of: getting-started/installation');
    expect(part_of).toEqual({
      title: 'Install DevSpace',
      to: `${path && `/${path}`}/getting-started/installation`,
    });
  });

  it('must be an existing page', async () => {
    await expect(parse('docs/a.mdx', 'part_of: nothing')).rejects.toThrow(
      "docs/a.mdx: part_of: docs/nothing.mdx doesn't exist",
    );
  });
});
