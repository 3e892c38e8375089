import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {releaseLines, type ReleaseLine} from '@site/src/config/versions';

/** The release line being read; beside the pages of all lines, the one that was read before. */
export function useReadLine(): ReleaseLine {
  const [{name}] = useDocsVersionCandidates(undefined);
  return releaseLines.find((release) => release.name === name)?.line ?? releaseLines[0].line;
}
