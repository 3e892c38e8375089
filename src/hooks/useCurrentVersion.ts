import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {versions, type VersionLabel} from '@site/src/config/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';

/**
 * The version that the reader uses: the one of the current page, or on pages that all versions share,
 * the one chosen last. It isn't known before hydration, so such pages start with the latest version.
 */
export function useCurrentVersion(): VersionLabel {
  const {version, isVersioned} = useCurrentPage();
  // Not `useDocsVersionCandidates`: it counts every page below the base path as one of the latest version.
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  if (isVersioned) return version;
  return versions.find(({name}) => name === preferredVersion?.name)?.label ?? version;
}
