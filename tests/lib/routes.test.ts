import {describe, expect, it} from 'vitest';
import {checkRoutes, checkSidebars, type Route} from './routes.ts';

const routes: readonly Route[] = [
  {route: '/docs/', version: '6.x', sidebar: true, landing: true},
  {route: '/docs/cli', version: '6.x', sidebar: true},
  {route: '/docs/next', version: '6.x', sidebar: false},
  {route: '/docs/search', version: null, sidebar: false},
];

describe('checkRoutes', () => {
  const built = ['/docs', '/docs/cli', '/docs/next', '/docs/search'];

  it('accepts what is built, with or without a slash at the end', () => {
    expect(checkRoutes({routes, built, redirected: []})).toEqual([]);
  });

  it('accepts a route that is redirected', () => {
    const rest = built.slice(0, 3);
    expect(checkRoutes({routes, built: rest, redirected: ['/docs/search']})).toEqual([]);
  });

  it('names a missing page', () => {
    expect(checkRoutes({routes, built: built.slice(0, 3), redirected: []})).toEqual([
      "/docs/search doesn't exist: create the page, or redirect the URL in src/config/redirects.ts",
    ]);
  });

  it('names a page that nobody asked for', () => {
    expect(checkRoutes({routes, built: [...built, '/docs/draft'], redirected: []})).toEqual([
      "/docs/draft exists, but isn't in tests/routes/routes.json",
    ]);
  });
});

describe('checkSidebars', () => {
  it('accepts links that only show beside one of the pages', () => {
    const pages = [
      {route: '/docs', links: ['/docs/']},
      {route: '/docs/cli', links: ['/docs/', '/docs/cli']},
      {route: '/docs/next', links: []},
    ];
    expect(checkSidebars(routes, pages)).toEqual([]);
  });

  it('names what is missing from the sidebar and what should not stand there', () => {
    const pages = [
      {route: '/docs', links: ['/docs/', '/docs/next']},
      {route: '/docs/cli', links: ['/docs/']},
      {route: '/docs/next', links: []},
    ];
    expect(checkSidebars(routes, pages)).toEqual([
      '/docs/cli is missing from the sidebar of 6.x: add it',
      '/docs/next is in the sidebar of 6.x: remove it',
    ]);
  });
});
