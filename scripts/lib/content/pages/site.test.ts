import {describe, expect, it} from 'vitest';
import {page, siteOf, type Files} from '../testing.ts';
import {createSite, type Site} from './site.ts';

function anchorsOf(site: Site, path: string): string[] {
  const file = site.file(path);
  return [...((file && site.anchors(file)) ?? [])];
}

describe('anchors', () => {
  const files: Files = {
    'docs/a.mdx': page(
      'A',
      "import Note from './_note.mdx';\nimport fieldsHtml from '@site/src/generated/f.html';\nimport Unused from './_unused.mdx';\n\n## One\n\n<Note />\n\n## Two",
    ),
    'docs/_note.mdx': "import Deep from './deep/_deep.mdx';\n\n### Note\n\n<Deep />",
    'docs/deep/_deep.mdx': '<div id="deep" />',
    'docs/_unused.mdx': '## Unused',
    'docs/b.mdx': page(
      'B',
      "import fields from '@site/src/generated/f.html';\n\n<FieldTree html={fields} />",
    ),
    'src/generated/f.html': '<h2 id="ports">ports</h2>\n<p class="a" id="port">',
  };

  it('of partials belong to the page, in their place, at any depth', () => {
    expect(anchorsOf(siteOf(files), 'docs/a.mdx')).toEqual(['one', 'note', 'deep', 'two']);
  });

  it('of imported HTML belong to the page', () => {
    expect(anchorsOf(siteOf(files), 'docs/b.mdx')).toEqual(['ports', 'port']);
  });

  it('survive a partial that imports itself', () => {
    const site = siteOf({'docs/_a.mdx': "import A from './_a.mdx';\n\n## One\n\n<A />"});
    expect(anchorsOf(site, 'docs/_a.mdx')).toEqual(['one']);
  });
});

it('finds the pages that show a partial, through other partials too', () => {
  const site = siteOf({
    'docs/a.mdx': page('A', "import One from './_one.mdx';\n\n<One />"),
    'docs/b.mdx': page('B', 'The name _two.mdx alone is no import.'),
    'docs/_one.mdx': "import Two from './_two.mdx';\n\n<Two />",
    'docs/_two.mdx': 'Text.',
  });
  const two = site.file('docs/_two.mdx');
  expect(two && site.pagesWith(two).map(({path}) => path)).toEqual(['docs/a.mdx']);
});

it('knows the addresses of pages and components', () => {
  const site = siteOf({
    'docs/index.mdx': page('A', 'Text.'),
    'docs/_a.mdx': 'Text.',
    'versioned_docs/version-5.x/b.mdx': page('B', 'Text.'),
    'src/pages/search.tsx': '',
    'src/pages/search.test.tsx': '',
    'src/pages/styles.module.css': '',
  });
  expect([...site.routes].sort()).toEqual(['', '5.x/b', 'search']);
});

it('parses only what is asked for', () => {
  const read: string[] = [];
  const files: Files = {
    'docs/a.mdx': page('A', 'a {b'),
    'docs/b.mdx': page('B', '## Text'),
    'src/generated/f.html': '',
  };
  const site = createSite({
    files: new Set(Object.keys(files)),
    read(file) {
      read.push(file);
      return files[file] ?? '';
    },
  });
  expect(anchorsOf(site, 'docs/b.mdx')).toEqual(['text']);
  expect(read).toEqual(['docs/a.mdx', 'docs/b.mdx']);
});
