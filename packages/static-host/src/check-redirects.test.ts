import {expect, it} from 'vitest';
import {checkRedirects} from './check-redirects.ts';

const pages = new Set(['', 'plugins', 'cli', '5.x', '5.x/introduction', '4.x/introduction']);

function messages(...redirects: readonly (readonly [from: string, to: string])[]): string[] {
  return checkRedirects(
    redirects.map(([from, to]) => ({from, to})),
    pages,
  ).map(({message}) => message);
}

it.each([
  ['/guides/plugins', '/plugins'],
  ['/start', '/'],
  ['/5.x/intro', '/5.x/introduction'],
  ['/5.x/plugins', '/plugins'],
  ['/4.x/intro', '/5.x/introduction'],
])('accepts a redirect to a page of the same or a newer version: %s → %s', (from, to) => {
  expect(messages([from, to])).toEqual([]);
});

it.each([
  ['/plugins', '/cli', '/plugins is a page, which the redirect would hide'],
  ['/guides/plugins', '/plugin', "redirects to /plugin, which isn't a page"],
  ['/intro', '/5.x/introduction', 'redirects to an older version: /intro → /5.x/introduction'],
  [
    '/5.x/intro',
    '/4.x/introduction',
    'redirects to an older version: /5.x/intro → /4.x/introduction',
  ],
  ['/a', '/a', "redirects to /a, which isn't a page"],
  ['guides/plugins', '/plugins', `"guides/plugins" isn't a valid page path`],
  ['/guides/plugins/', '/plugins', `"/guides/plugins/" isn't a valid page path`],
  ['/guides/plugins.html', '/plugins', `"/guides/plugins.html" isn't a valid page path`],
  ['/guides/plugins', '/plugins#install', `"/plugins#install" isn't a valid page path`],
  ['/guides/plugins', 'https://example.com', `"https://example.com" isn't a valid page path`],
  ['/', '/plugins', `"/" isn't a valid page path`],
])('rejects %s → %s', (from, to, message) => {
  expect(messages([from, to])).toEqual([message]);
});

it('rejects a chain and suggests its last target', () => {
  const redirects = [
    {from: '/a', to: '/b'},
    {from: '/b', to: '/plugins'},
  ];
  expect(checkRedirects(redirects, pages)).toEqual([
    {message: "redirects to /b, which isn't a page", hint: 'redirect to /plugins'},
  ]);
});
