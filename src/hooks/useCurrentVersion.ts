import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {versions, type VersionLabel} from '@site/src/config/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';

/**
 * The version of the current page or, on pages that all versions share, the version that the reader
 * chose last. Shared pages start with the latest version, because the choice is unknown before hydration.
 */
export function useCurrentVersion(): VersionLabel {
  const {version, isVersioned} = useCurrentPage();
  // `useDocsVersionCandidates` assigns every page below the base path to the latest version.
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  if (isVersioned) return version;
  return versions.find(({name}) => name === preferredVersion?.name)?.label ?? version;
}
