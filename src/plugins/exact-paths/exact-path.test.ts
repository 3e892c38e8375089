import {expect, it} from 'vitest';
import {exactPath} from './exact-path.ts';

const routes = [
  {path: '/docs/search'},
  {path: '/docs/', routes: [{path: '/docs/5.x', routes: [{path: '/docs/5.x/localRegistry'}]}]},
  {path: '*'},
];

it.each([
  '/docs/',
  '/docs/search',
  '/docs/search/',
  '/docs/search.html',
  '/docs/5.x/index.html',
  '/docs/5.x/localRegistry',
  '/docs/Nowhere',
  '/docs/a%2Fb',
  '/docs/gr%C3%B6%C3%9Fe',
])('keeps %s', (path) => {
  expect(exactPath(path, routes)).toBe(path);
});

it.each(['/docs/Search', '/DOCS/', '/docs/5.X/localregistry', '/docs/SEARCH.html'])(
  'keeps routes from matching %s',
  (path) => {
    expect(exactPath(path, routes)).toBe(`${path}//`);
  },
);

it.each([
  ['/docs/%', '/docs/%2525'],
  ['/docs/%E0%A4%A', '/docs/%2525E0%2525A4%2525A'],
])('encodes the percent signs of %s', (path, encoded) => {
  expect(exactPath(path, routes)).toBe(encoded);
});
