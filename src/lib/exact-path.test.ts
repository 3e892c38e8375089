import {expect, it} from 'vitest';
import {createExactPath} from './exact-path.ts';

const exactPath = createExactPath([
  {path: '/docs/search'},
  {path: '/docs/', routes: [{path: '/docs/5.x', routes: [{path: '/docs/5.x/localRegistry'}]}]},
  {path: '*'},
]);

it.each([
  '/docs/',
  '/docs/search',
  '/docs/search/',
  '/docs/search.html',
  '/docs/5.x/index.html',
  '/docs/5.x/localRegistry',
  '/docs/Nowhere',
  '/docs/a%2Fb',
  '/docs/größe',
])('keeps %s', (path) => {
  expect(exactPath(path)).toBe(path);
});

it.each(['/docs/Search', '/DOCS/', '/docs/5.X/localregistry', '/docs/SEARCH.html'])(
  'keeps routes from matching %s',
  (path) => {
    expect(exactPath(path)).toBe(`${path}//`);
  },
);

it.each([
  ['/docs/%', '/docs/%25'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
])('encodes the percent signs of %s', (path, encoded) => {
  expect(exactPath(path)).toBe(encoded);
});
