import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import {latestVersion} from '@site/src/config/versions';
import {listPages, trimSlashes} from '@site/src/lib/version-map/list-pages';
import {readPagePath, type VersionPage} from '@site/src/lib/version-map/page-path';

/** The current page, and which pages exist. */
export interface ReadPage extends VersionPage {
  /** Site path without the base path and without slashes at its ends. */
  readonly path: string;
  /** Whether its URL belongs to a version. The search page, for example, is shared by all of them. */
  readonly isVersioned: boolean;
  /** Whether a site path, without the base path and slashes at its ends, is a page of a version. */
  readonly exists: (path: string) => boolean;
}

let knownPages: ReadonlySet<string> | undefined;

/**
 * The current page and the version in its URL.
 *
 * All unknown URLs share one page that was rendered for none of them. Until it is hydrated, an unknown
 * URL therefore counts as the landing page of the latest version.
 */
export function useCurrentPage(): ReadPage {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    // The routes never change: all callers share one list.
    const pages = (knownPages ??= listPages(routes, baseUrl));
    const address = trimSlashes(
      pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname,
    );
    const exists = (path: string): boolean => pages.has(path);
    const path = exists(address) || isBrowser ? address : '';
    const {version, page} = readPagePath(path);
    // A URL below /5.x/ names its version, even if the page doesn't exist.
    const isVersioned = exists(path) || version !== latestVersion.label;
    return {version, page, path, isVersioned, exists};
  }, [pathname, baseUrl, isBrowser]);
}
