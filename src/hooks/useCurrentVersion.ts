import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {readSearchUrl, SEARCH_PAGE} from '@devspace-docs/search';

/**
 * The version of the current page. On the search page, it's the version in the URL. Other pages that all
 * versions share, and a search without a version, use the version that the reader chose last. They start
 * with the latest version, because URL and choice are unknown before hydration.
 */
export function useCurrentVersion(): VersionLabel {
  const {version, path, isVersioned} = useCurrentPage();
  // `useDocsVersionCandidates` assigns every page below the base path to the latest version.
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  const query = useHistorySelector(({location}) => location.search);
  if (isVersioned) return version;
  const searched = path === SEARCH_PAGE ? readSearchUrl(query).version : undefined;
  if (searched) return searched;
  return versions.find(({name}) => name === preferredVersion?.name)?.label ?? version;
}
