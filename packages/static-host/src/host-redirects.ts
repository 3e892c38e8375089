/** Lists the redirects of a site, for hosts that look them up in a table. */
import type {Redirect} from './settings.ts';
import type {HostedSite} from './site.ts';

export interface RedirectSources extends Pick<HostedSite, 'basePath' | 'pages'> {
  /** Previous base path in the same format, if any. */
  readonly legacyBasePath: string | undefined;
  readonly redirects: readonly Redirect[];
}

/**
 * Maps old URLs to the pages that replace them. All are paths from the origin; keys have no
 * trailing slash.
 */
export function hostRedirects(sources: RedirectSources): ReadonlyMap<string, string> {
  const {basePath, legacyBasePath, pages, redirects} = sources;
  const moved = redirects.map(({from, to}) => [from.slice(1), basePath + to.slice(1)] as const);
  const kept = pages.map((page) => [page, basePath + page] as const);
  const below = (base: string, paths: readonly (readonly [string, string])[]) =>
    paths.map(([path, to]) => [(base + path).replace(/\/$/, ''), to] as const);
  return new Map([
    ...below(basePath, moved),
    ...(legacyBasePath === undefined ? [] : below(legacyBasePath, [...kept, ...moved])),
  ]);
}
