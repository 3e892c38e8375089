import {describe, expect, it} from 'vitest';
import {resolveRequest, type SiteFiles} from './resolve-request.ts';

const site: SiteFiles = {
  basePath: '/docs/',
  files: new Set([
    'index.html',
    '404.html',
    '5.x.html',
    '5.x/introduction.html',
    'cli/devspace_list_vars.html',
    'configuration/images.html',
    'configuration/images/build.html',
    'folder/page/index.html',
    'assets/js/main.0123abcd.js',
    'img/logo.svg',
    'manifest.webmanifest',
    'sitemap.xml',
    'a name.html',
  ]),
};

const file = (name: string) => ({kind: 'file', file: name});
const redirect = (location: string) => ({kind: 'redirect', location});
const resolve = (target: string) => resolveRequest(target, site);

describe('the URL of a page', () => {
  it.each([
    ['/docs/', 'index.html'],
    ['/docs/5.x', '5.x.html'],
    ['/docs/5.x/introduction', '5.x/introduction.html'],
    ['/docs/cli/devspace_list_vars', 'cli/devspace_list_vars.html'],
    ['/docs/folder/page', 'folder/page/index.html'],
    ['/docs/a%20name', 'a name.html'],
    ['/docs/5.x?tab=helm&x=/../', '5.x.html'],
  ])('%s is served from %s', (target, name) => {
    expect(resolve(target)).toEqual(file(name));
  });
});

describe('other spellings of a URL', () => {
  it.each([
    ['/', '/docs/'],
    ['/?q=1', '/docs/?q=1'],
    ['/docs', '/docs/'],
    ['/docs//', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/index', '/docs/'],
    ['/docs/5.x/', '/docs/5.x'],
    ['/docs/5.x/?q=a%20b&r=1', '/docs/5.x?q=a%20b&r=1'],
    ['/docs/5.x.html', '/docs/5.x'],
    ['/docs/5.x/index.html', '/docs/5.x'],
    ['/docs/5.x/index', '/docs/5.x'],
    ['/docs/5.x/introduction/', '/docs/5.x/introduction'],
    ['/docs/5.x/introduction.html', '/docs/5.x/introduction'],
    ['/docs/5.x/introduction.html/', '/docs/5.x/introduction'],
    ['/docs/5.x/introduction/index.html', '/docs/5.x/introduction'],
    ['//docs///5.x//introduction//', '/docs/5.x/introduction'],
    ['/docs/folder/page/index.html', '/docs/folder/page'],
    ['/docs/a%20name/', '/docs/a%20name'],
    ['/docs//img/logo.svg', '/docs/img/logo.svg'],
  ])('%s redirects to %s', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
    expect(resolve(location)).toMatchObject({kind: 'file'});
  });
});

describe('URLs without a file', () => {
  it.each([
    '/docs/nothing',
    '/docs/5.x/nothing/',
    '/docs/6.x',
    '/docs/configuration',
    '/docs/folder',
    '/docsearch',
    '/introduction',
    '/docs/5.X',
    '/docs/404',
    '/docs/404.html',
    '/docs/%E0%A4%A',
    '/docs/5.x%2Fintroduction',
    '/docs%2f5.x/',
    'http://elsewhere.example/docs/',
    '*',
  ])('%s is a missing page', (target) => {
    expect(resolve(target)).toEqual({kind: 'notFound', isAsset: false});
  });

  it.each(['/docs/assets/js/old.js', '/docs/img/none.png', '/favicon.ico', '/docs/x.css?v=1'])(
    '%s is a missing asset',
    (target) => {
      expect(resolve(target)).toEqual({kind: 'notFound', isAsset: true});
    },
  );

  it.each([
    '/docs/../package.json',
    '/docs/..%2fpackage.json',
    '/docs/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..\\..\\secret',
    '/docs/img/../img/logo.svg',
    '//elsewhere.example/docs/5.x/',
    '/docs/5.x%00.html',
  ])("%s doesn't reach files outside the site", (target) => {
    expect(resolve(target)).toMatchObject({kind: 'notFound'});
  });
});

describe('redirects', () => {
  const moved: SiteFiles = {
    ...site,
    redirects: new Map([
      ['/cli/docs', '/docs/'],
      ['/docs/intro', '/docs/introduction'],
    ]),
  };

  it.each([
    ['/cli/docs', '/docs/'],
    ['/cli//docs/?q=1', '/docs/?q=1'],
    ['/docs/intro', '/docs/introduction'],
    ['/docs/intro.html?q=a%20b', '/docs/introduction?q=a%20b'],
    ['/docs/intro/index.html', '/docs/introduction'],
  ])('%s redirects to the page in one step: %s', (target, location) => {
    expect(resolveRequest(target, moved)).toEqual(redirect(location));
  });
});

it.each(['/docs/_headers', '/docs/_redirects'])("%s isn't served", (target) => {
  const files = new Set([...site.files, '_headers', '_redirects']);
  expect(resolveRequest(target, {...site, files})).toMatchObject({kind: 'notFound'});
});

const root: SiteFiles = {...site, basePath: '/'};

it('a site at the root of its origin serves its landing page at /', () => {
  expect(resolveRequest('/', root)).toEqual(file('index.html'));
  expect(resolveRequest('/5.x/', root)).toEqual(redirect('/5.x'));
  expect(resolveRequest('//5.x', root)).toEqual(redirect('/5.x'));
});
