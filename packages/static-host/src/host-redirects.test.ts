import {expect, it} from 'vitest';
import {hostRedirects} from './host-redirects.ts';

const sources = {
  basePath: '/docs/',
  legacyBasePath: '/cli/docs/',
  pages: ['', 'plugins', '5.x', '5.x/introduction'],
  redirects: [{from: '/guides/plugins', to: '/plugins'}],
};

it('lists renamed pages, and every page under the legacy base path', () => {
  expect(Object.fromEntries(hostRedirects(sources))).toEqual({
    '/docs/guides/plugins': '/docs/plugins',
    '/cli/docs': '/docs/',
    '/cli/docs/plugins': '/docs/plugins',
    '/cli/docs/5.x': '/docs/5.x',
    '/cli/docs/5.x/introduction': '/docs/5.x/introduction',
    '/cli/docs/guides/plugins': '/docs/plugins',
  });
});

it('lists only renamed pages if the site is served at the legacy base path', () => {
  const redirects = hostRedirects({
    ...sources,
    basePath: '/cli/docs/',
    legacyBasePath: undefined,
  });
  expect([...redirects]).toEqual([['/cli/docs/guides/plugins', '/cli/docs/plugins']]);
});
