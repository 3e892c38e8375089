import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {page, siteOf} from '../testing.ts';
import {addRoutes} from './add-routes.ts';

it('adds pages in sorted order, and keeps other entries', () => {
  const version = latestVersion.label;
  const [a, c] = ['/docs/a', '/docs/gone'].map((route) => ({route, version, sidebar: true}));
  const paths = ['docs/a.mdx', 'docs/b.mdx', 'docs/_partial.mdx'];
  const {files} = siteOf(Object.fromEntries(paths.map((path) => [path, page('A', '')])));
  expect(addRoutes([a!, c!], files)).toEqual([a, {route: '/docs/b', version, sidebar: true}, c]);
});
