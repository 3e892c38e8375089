import {expect, it} from 'vitest';
import {oldAddresses} from './old-addresses.ts';

const redirects = oldAddresses({
  basePath: '/docs/',
  formerBasePaths: ['/cli/docs/'],
  pages: new Set([
    '',
    'search',
    'plugins',
    '5.x',
    '5.x/introduction',
    '5.x/plugins',
    '5.x/fragments/tip',
    '4.x',
    '4.x/introduction',
    '4.x/guides/basics',
  ]),
  lines: [{segment: ''}, {segment: '5.x'}, {segment: '4.x'}],
});

it.each([
  ['/cli/docs', '/docs/'],
  ['/cli/docs/plugins', '/docs/plugins'],
  ['/cli/docs/5.x', '/docs/5.x'],
  ['/cli/docs/4.x/guides/basics', '/docs/4.x/guides/basics'],
])('a page keeps its place below the former base path: %s', (from, to) => {
  expect(redirects.get(from)).toBe(to);
});

it.each([
  ['/docs/introduction', '/docs/5.x/introduction'],
  ['/cli/docs/introduction', '/docs/5.x/introduction'],
  ['/docs/guides/basics', '/docs/4.x/guides/basics'],
])('a path without a version means the newest line that knows it: %s', (from, to) => {
  expect(redirects.get(from)).toBe(to);
});

it('leaves the pages of today where they are', () => {
  expect(redirects.has('/docs/plugins')).toBe(false);
  expect(redirects.has('/docs')).toBe(false);
});

it('gives no address to passages of other pages', () => {
  expect(redirects.has('/docs/fragments/tip')).toBe(false);
});
