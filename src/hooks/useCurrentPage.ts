import {trimSlashes} from '@devspace-docs/common';
import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import {latestVersion, listPages, readPagePath, type VersionPage} from '@devspace-docs/versions';

/** The current page, and a test for other pages. */
export interface ReadPage extends VersionPage {
  /** Site path, without the base path and outer slashes. */
  readonly path: string;
  /** Whether the page belongs to a version. All versions share the search page, for example. */
  readonly isVersioned: boolean;
  /** Whether a site path is a page of a version. */
  readonly exists: (path: string) => boolean;
}

let knownPages: ReadonlySet<string> | undefined;

/**
 * The current page and the version in its URL. Until hydration, an unknown URL is treated as the landing
 * page of the latest version, because all unknown URLs share one page of the build.
 */
export function useCurrentPage(): ReadPage {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    // Routes never change, so all callers share one list.
    const pages = (knownPages ??= listPages(routes, baseUrl));
    const requested = trimSlashes(
      pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname,
    );
    const exists = (path: string): boolean => pages.has(path);
    const path = exists(requested) || isBrowser ? requested : '';
    const {version, page} = readPagePath(path);
    // A URL below /5.x/ names its version, even if the page doesn't exist.
    const isVersioned = exists(path) || version !== latestVersion.label;
    return {version, page, path, isVersioned, exists};
  }, [pathname, baseUrl, isBrowser]);
}
