import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {page, siteOf} from '../testing.ts';
import {renamePage} from './rename-page.ts';

const {label} = latestVersion;

const files = {
  'docs/b/old.mdx': page(
    'Old',
    "import A from './_a.mdx';\n\nSee [C](../c.mdx#x), ![Y](./y.svg) and [this](#z).",
  ),
  'docs/b/_a.mdx': 'See [old](./old.mdx) and [old](old.mdx#z).',
  'docs/c.mdx': page('C', 'See [C](#c), [5.x](/5.x/d) and [old](./b/old.mdx?a=b#z).'),
  'versioned_docs/version-5.x/d.mdx': page('D', 'See [old](/b/old#z).'),
  'src/config/redirects.json': '{"/a": "/b/old", "/new": "/c", "/z": "/a"}',
  'tests/search/queries.json': '["/docs/b/old", "/docs/b/old#z", "/docs/b/older"]',
  'src/config/legacy-anchors.json': '{"b/old": {"c#z": ["b/old"]}, "c": {"b/old#z": ["y"]}}',
  'tests/links/old-anchors.json': '{"b/old": ["x"], "b/older": ["b"]}',
  'sidebars.ts': "['b/old', 'b/older']",
  'packages/versions/src/map/topics.json': `{"${label}": ["c", "b/old#z"], "5.x": ["b/old"]}`,
  [`schema/topic-pages/${label}.yaml`]: 'b/older: dev\nb/old: dev.*.sync\n',
};

it('updates links, imports, redirects and lists of pages', () => {
  const changed = renamePage(siteOf(files), 'docs/b/old.mdx', 'docs/new.mdx');
  const bodies = [...changed].map(([path, text]) => [
    path,
    text.replace(/^---[^]*---\n/, '').trim(),
  ]);
  expect(Object.fromEntries(bodies)).toEqual({
    'docs/new.mdx':
      "import A from './b/_a.mdx';\n\nSee [C](./c.mdx#x), ![Y](./b/y.svg) and [this](#z).",
    'docs/b/_a.mdx': 'See [old](../new.mdx) and [old](../new.mdx#z).',
    'docs/c.mdx': 'See [C](#c), [5.x](/5.x/d) and [old](./new.mdx?a=b#z).',
    'versioned_docs/version-5.x/d.mdx': 'See [old](/new#z).',
    'src/config/redirects.json': '{\n  "/a": "/new",\n  "/b/old": "/new",\n  "/z": "/a"\n}',
    'tests/search/queries.json': '["/docs/new", "/docs/new#z", "/docs/b/older"]',
    'src/config/legacy-anchors.json': '{"new": {"c#z": ["b/old"]}, "c": {"new#z": ["y"]}}',
    'tests/links/old-anchors.json': '{"new": ["x"], "b/older": ["b"]}',
    'sidebars.ts': "['new', 'b/older']",
    'packages/versions/src/map/topics.json': `{"${label}": ["c", "new#z"], "5.x": ["b/old"]}`,
    [`schema/topic-pages/${label}.yaml`]: 'b/older: dev\nnew: dev.*.sync',
  });
});

it.each([
  ['docs/none.mdx', 'docs/new.mdx', "docs/none.mdx isn't a page of the docs."],
  ['docs/b/old.mdx', 'docs/c.mdx', 'docs/c.mdx exists. Choose another path.'],
  ['docs/b/old.mdx', 'versioned_docs/version-5.x/new.mdx', "isn't an .mdx file in the folder of"],
])("doesn't move %s to %s", (from, to, message) => {
  expect(() => renamePage(siteOf(files), from, to)).toThrow(message);
});
