/** A small site for tests. */
import type {HostedSite} from './site.ts';

export const site: HostedSite = {
  basePath: '/docs/',
  pages: ['', '5.x', '5.x/introduction'],
  redirects: new Map([
    ['/cli/docs', '/docs/'],
    ['/docs/5.x/intro', '/docs/5.x/introduction'],
  ]),
  policy: ["default-src 'none'", "script-src 'self' 'sha256-abc='"],
  headers: {
    'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-abc='",
    'X-Content-Type-Options': 'nosniff',
  },
};
