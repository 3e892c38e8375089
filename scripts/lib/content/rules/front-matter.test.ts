import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {frontMatter} from './front-matter.ts';

const description = 'Reach a port of your dev container on localhost while you develop.';

function problemsOf(lines: readonly string[], body = ''): string[] {
  return brief(check(frontMatter, {'docs/a.mdx': `---\n${lines.join('\n')}\n---\n\n${body}\n`}));
}

function hintOf(lines: readonly string[]): string | undefined {
  return check(frontMatter, {'docs/a.mdx': `---\n${lines.join('\n')}\n---\n`})[0]?.hint;
}

describe('keys', () => {
  it('accepts everything that Docusaurus and this site know', () => {
    const lines = [
      'title: Ports',
      'sidebar_label: ports',
      `description: ${description}`,
      'slug: /ports',
      'custom_edit_url: null',
      'hide_table_of_contents: true',
      'hide_title: false',
      'pagination_next: null',
      'pagination_prev: getting-started/installation',
      'part_of: a',
      'search_terms: {page: [a]}',
      'keywords: [ports]',
      'unlisted: true',
      'sidebar_class_name: wide',
      'sidebar_position: 2',
      'image: /img/ports.png',
      'toc_min_heading_level: 2',
      'toc_max_heading_level: 4',
    ];
    expect(problemsOf(lines)).toEqual([]);
  });

  it('suggests the key that was meant', () => {
    const lines = ['title: Ports', `description: ${description}`, 'sidebar_lable: ports'];
    expect(problemsOf(lines)).toEqual(['docs/a.mdx:4:1 unknown key "sidebar_lable"']);
    expect(hintOf(lines)).toBe('did you mean `sidebar_label`?');
  });

  it('refuses `id`, which would change the address', () => {
    expect(problemsOf(['title: Ports', `description: ${description}`, 'id: ports'])).toEqual([
      'docs/a.mdx:4:1 unknown key "id"',
    ]);
  });

  it.each([
    ['title: 5', 'docs/a.mdx:2:8 "title" has an invalid value'],
    ['hide_title: "yes"', 'docs/a.mdx:2:13 "hide_title" has an invalid value'],
    ['toc_max_heading_level: 9', 'docs/a.mdx:2:24 "toc_max_heading_level" has an invalid value'],
    ['custom_edit_url: http://a.example', 'docs/a.mdx:2:18 "custom_edit_url" has an invalid value'],
    ['keywords: ports', 'docs/a.mdx:2:11 "keywords" has an invalid value'],
  ])('refuses %s', (line, problem) => {
    expect(problemsOf([line])).toContain(problem);
  });

  it('accepts an existing file as the target of "Edit this page"', () => {
    const files = {
      'docs/a.mdx': `---\ntitle: A\ndescription: ${description}\ncustom_edit_url: schema/a.yaml\n---\n`,
    };
    expect(brief(check(frontMatter, files))).toEqual([
      'docs/a.mdx:4:18 "custom_edit_url" has an invalid value',
    ]);
    expect(check(frontMatter, {...files, 'schema/a.yaml': ''})).toEqual([]);
  });

  it('accepts an existing page of the version as the one that a page belongs to', () => {
    const lines = (parent: string): string =>
      `---\ntitle: A\ndescription: ${description}\npart_of: ${parent}\n---\n`;
    const files = {
      'versioned_docs/version-5.x/a.mdx': lines('guides/b'),
      'docs/guides/b.mdx': page('B', ''),
    };
    expect(brief(check(frontMatter, files))).toEqual([
      'versioned_docs/version-5.x/a.mdx:4:10 5.x has no page "guides/b"',
    ]);
    const sameVersion = {...files, 'versioned_docs/version-5.x/guides/b.mdx': page('B', '')};
    expect(check(frontMatter, sameVersion)).toEqual([]);
  });

  it('asks for title and description', () => {
    expect(problemsOf(['sidebar_label: ports'])).toEqual([
      'docs/a.mdx:1:1 the page has no title',
      'docs/a.mdx:1:1 the page has no description',
    ]);
  });

  it('asks generated pages where their data is edited', () => {
    const lines = ['title: Ports', `description: ${description}`];
    expect(problemsOf(lines, '{/* Generated from schema/a.yaml by b.ts. */}')).toEqual([
      'docs/a.mdx:1:1 the generated page has no custom_edit_url',
    ]);
  });

  it.each([
    [
      'docs/index.mdx',
      'landing page',
      ['sidebar_label', 'slug', 'hide_title', 'hide_table_of_contents'],
    ],
    [
      'versioned_docs/version-5.x/index.mdx',
      'landing page',
      ['sidebar_label', 'slug', 'hide_title', 'hide_table_of_contents'],
    ],
    ['docs/cli/devspace_dev.mdx', 'command page', ['custom_edit_url']],
    ['versioned_docs/version-4.x/commands/devspace.mdx', 'command page', ['custom_edit_url']],
    ['docs/configuration/reference.mdx', 'reference page', ['custom_edit_url']],
    [
      'versioned_docs/version-4.x/fragments/a.mdx',
      'fragment page',
      ['part_of', 'pagination_next', 'pagination_prev'],
    ],
    ['docs/guides/client.mdx', 'page', []],
  ])('asks %s for what a %s needs', (path, type, missing) => {
    const files = {[path]: `---\ntitle: A\ndescription: ${description}\n---\n`};
    expect(brief(check(frontMatter, files))).toEqual(
      missing.map((key) => `${path}:1:1 the ${type} has no ${key}`),
    );
  });

  it('reports YAML that cannot be read, with its line', () => {
    expect(problemsOf(['title: Ports', 'description: a: b'])[0]).toMatch(
      /^docs\/a\.mdx:3:\d+ the front matter isn't valid YAML/,
    );
  });

  it('reports front matter without an end', () => {
    expect(brief(check(frontMatter, {'docs/a.mdx': '---\ntitle: Ports\n'}))).toEqual([
      'docs/a.mdx:1:1 the front matter is not closed',
    ]);
  });

  it('refuses front matter in a partial', () => {
    expect(brief(check(frontMatter, {'docs/_a.mdx': '---\ntitle: Ports\n---\n'}))).toEqual([
      "docs/_a.mdx:1:1 a partial can't have front matter",
    ]);
  });
});

describe('descriptions', () => {
  function ofDescription(text: string): string[] {
    return problemsOf(['title: Ports', `description: ${JSON.stringify(text)}`]);
  }

  it.each([
    [49, ['docs/a.mdx:3:14 the description has 49 characters']],
    [50, []],
    [160, []],
    [161, ['docs/a.mdx:3:14 the description has 161 characters']],
  ])('has seen %i characters', (length, problems) => {
    expect(ofDescription(`A${'b'.repeat(length - 2)}.`)).toEqual(problems);
  });

  it('ends with a full stop', () => {
    expect(
      ofDescription('Reach a port of your dev container on localhost while you develop'),
    ).toEqual(["docs/a.mdx:3:14 the description doesn't end with a period"]);
  });

  it('is one sentence, whatever full stops stand in its names', () => {
    expect(
      ofDescription('Reach a port that devspace.yaml names, e.g. 8080, while you develop.'),
    ).toEqual([]);
    expect(
      ofDescription('Reach a port of your dev container. Flags and examples are listed.'),
    ).toEqual(['docs/a.mdx:3:14 the description has more than one sentence']);
  });

  const withDescription = (title: string): string =>
    `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

  it('is unique in its version', () => {
    const first = {'docs/a.mdx': withDescription('A')};
    const other = withDescription('B');
    expect(check(frontMatter, {...first, 'versioned_docs/version-5.x/b.mdx': other})).toEqual([]);
    expect(brief(check(frontMatter, {...first, 'docs/b.mdx': other}))).toEqual([
      'docs/a.mdx:3:14 docs/b.mdx has the same description',
      'docs/b.mdx:3:14 docs/a.mdx has the same description',
    ]);
  });

  it('leaves titles alone in other versions, and reports them in the same', () => {
    const other = `---\ntitle: A\ndescription: Something else that this page of the test is about in full.\n---\n`;
    const first = {'docs/a.mdx': withDescription('A')};
    expect(check(frontMatter, {...first, 'versioned_docs/version-5.x/b.mdx': other})).toEqual([]);
    expect(brief(check(frontMatter, {...first, 'docs/b.mdx': other}))).toEqual([
      'docs/a.mdx:2:8 docs/b.mdx has the same title',
      'docs/b.mdx:2:8 docs/a.mdx has the same title',
    ]);
  });
});
