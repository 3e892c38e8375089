/** The addresses of a site, for hosts that look them up in a table. Pure. */
import type {HostedSite} from './site.ts';

/** Makes a text match as it is inside a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The one URL of everything that has one, by its path without suffix and final slash: pages
 * under their own path, and under those that redirect to them. The origin leads to the landing page.
 */
export function knownUrls({basePath, pages, redirects}: HostedSite): ReadonlyMap<string, string> {
  const trim = (address: string): string => address.replace(/\/$/, '');
  return new Map([
    ['', basePath],
    ...redirects,
    ...pages.map((page) => [trim(basePath + page), basePath + page] as const),
  ]);
}
