import {expect, it} from 'vitest';
import {findFile, requestedPath} from './imports.ts';

it.each([
  ['./_a.mdx', 'docs/cli/_a.mdx'],
  ['../_a.mdx', 'docs/_a.mdx'],
  ['@site/src/components/Cards', 'src/components/Cards'],
  ['!!raw-loader!@site/src/a.html?x', 'src/a.html'],
  ['@theme/Tabs', undefined],
  ['react', undefined],
])('resolves %s', (request, path) => {
  expect(requestedPath(request, 'docs/cli/index.mdx')).toBe(path);
});

it('completes what a request may leave out', () => {
  const files = new Set(['src/a.ts', 'src/b/index.tsx', 'docs/c.mdx']);
  expect(['src/a', 'src/b', 'docs/c.mdx', 'docs/c'].map((path) => findFile(path, files))).toEqual([
    'src/a.ts',
    'src/b/index.tsx',
    'docs/c.mdx',
    undefined,
  ]);
});
