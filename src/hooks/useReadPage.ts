import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import {listPages, trimSlashes} from '@site/src/version-map/list-pages';
import {readPageAddress, type PageAddress} from '@site/src/version-map/counterpart';

/** The page being read, and which pages there are. */
export interface ReadPage extends PageAddress {
  /** Site path without the base path and without slashes at its ends. */
  readonly path: string;
  /** Tells whether a site path, without base path and slashes at its ends, is a page. */
  readonly exists: (path: string) => boolean;
}

let knownPages: ReadonlySet<string> | undefined;

/**
 * The page being read and its release line.
 *
 * All unknown addresses share one page that was rendered for none of them. Until it has come to
 * life in the browser, an unknown address therefore counts as one of the latest line.
 */
export function useReadPage(): ReadPage {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    // The routes never change: one list for all that ask.
    const pages = (knownPages ??= listPages(routes, baseUrl));
    const address = trimSlashes(
      pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname,
    );
    const exists = (path: string): boolean => pages.has(path);
    const path = exists(address) || isBrowser ? address : '';
    return {...readPageAddress(path), path, exists};
  }, [pathname, baseUrl, isBrowser]);
}
