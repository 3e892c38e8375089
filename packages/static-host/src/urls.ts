import type {HostedSite} from './site.ts';

/**
 * Maps the paths of pages and redirects, without suffix and trailing slash, to URLs of pages. The
 * origin maps to the landing page.
 */
export function knownUrls({basePath, pages, redirects}: HostedSite): ReadonlyMap<string, string> {
  const trim = (url: string): string => url.replace(/\/$/, '');
  return new Map([
    ['', basePath],
    ...redirects,
    ...pages.map((page) => [trim(basePath + page), basePath + page] as const),
  ]);
}
