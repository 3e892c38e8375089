import {describe, expect, it} from 'vitest';
import {checkRoutes, checkSidebars, checkUnwritten, routeOf, type Route} from './routes.ts';

const routes: readonly Route[] = [
  {route: '/docs/', version: '6.x', sidebar: true, landing: true},
  {route: '/docs/cli', version: '6.x', sidebar: true},
  {route: '/docs/next', version: '6.x', sidebar: false},
  {route: '/docs/search', version: null, sidebar: false},
];

describe('checkUnwritten', () => {
  it('accepts a sorted list of known routes', () => {
    expect(checkUnwritten({routes, unwritten: ['/docs/', '/docs/cli']})).toEqual([]);
  });

  it('names the line to remove for an unknown and for a doubled route', () => {
    expect(checkUnwritten({routes, unwritten: ['/docs/cli', '/docs/cli', '/docs/clj']})).toEqual([
      'tests/routes/unwritten.json: remove "/docs/clj": routes.json holds no such route',
      'tests/routes/unwritten.json: remove "/docs/cli" where it stands twice',
    ]);
  });

  it('names the first route that stands too late', () => {
    expect(checkUnwritten({routes, unwritten: ['/docs/next', '/docs/cli']})).toEqual([
      'tests/routes/unwritten.json: sort the list: "/docs/cli" stands too late',
    ]);
  });
});

describe('checkRoutes', () => {
  const built = ['/docs', '/docs/cli', '/docs/next', '/docs/search'];

  it('accepts what is built, with or without a slash at the end', () => {
    expect(checkRoutes({routes, unwritten: [], built})).toEqual([]);
  });

  it('accepts a missing page that is listed as unwritten', () => {
    expect(checkRoutes({routes, unwritten: ['/docs/'], built: built.slice(1)})).toEqual([]);
  });

  it('names the line to remove once the page exists', () => {
    expect(checkRoutes({routes, unwritten: ['/docs/cli'], built})).toEqual([
      'tests/routes/unwritten.json: remove "/docs/cli": the page exists',
    ]);
  });

  it('names a missing page and the line to add', () => {
    expect(checkRoutes({routes, unwritten: [], built: built.slice(0, 3)})).toEqual([
      '/docs/search does not exist: write its page, or add "/docs/search" to tests/routes/unwritten.json',
    ]);
  });

  it('names a page that nobody asked for', () => {
    expect(checkRoutes({routes, unwritten: [], built: [...built, '/docs/draft']})).toEqual([
      '/docs/draft exists, but tests/routes/routes.json holds no such route',
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
      '/docs/next stands in the sidebar of 6.x: take it out',
    ]);
  });

  it('says nothing of pages that are not written yet', () => {
    expect(checkSidebars(routes, [])).toEqual([]);
  });
});

describe('routeOf', () => {
  it('names a page by its path below the base path', () => {
    expect([routeOf(''), routeOf('5.x')]).toEqual(['/docs', '/docs/5.x']);
  });
});
