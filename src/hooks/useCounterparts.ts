import {useMemo} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {isFragment} from '@site/src/config/fragments';
import {versions, type Version} from '@site/src/config/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {findCounterpart, type Counterpart} from '@site/src/lib/version-map/counterpart';

/**
 * What a link to another version leads to: the same topic, the closest page, or, because that version
 * covers nothing similar, its landing page. `home` is a landing page that nobody expects more of: the
 * current page is one itself, or has no topic that versions could share.
 */
export type LinkTarget = 'topic' | 'closest' | 'none' | 'home';

/** The link from the current page to a version. */
export interface VersionLink extends Pick<Version, 'label' | 'menuLabel' | 'name'> {
  /** Label for a list of versions: it says so if the version doesn't have the page. */
  readonly itemLabel: string;
  /** URL with the base path, and with the anchor of the current section if the topic is the same. */
  readonly to: string;
  /** Site path of the target. */
  readonly path: string;
  readonly target: LinkTarget;
  /** Whether the reader uses this version now. */
  readonly isCurrent: boolean;
}

function describe(found: Counterpart | undefined, page: string, isPage: boolean): LinkTarget {
  if (page === '') return 'home';
  if (found) return found.isSameTopic ? 'topic' : 'closest';
  return isPage && !isFragment(page) ? 'none' : 'home';
}

/** Links from the current page to every version of the build, newest first. */
export function useCounterparts(): readonly VersionLink[] {
  const current = useCurrentVersion();
  const {path, page, exists} = useCurrentPage();
  const baseUrl = useBaseUrl('/');
  const built = useVersions(undefined);
  // Empty until hydration, as on the server.
  const hash = useHistorySelector(({location}) => location.hash);
  return useMemo(
    () =>
      versions
        .filter(({name}) => built.some((version) => version.name === name))
        .map(({label, menuLabel, name, path: home}) => {
          const isCurrent = label === current;
          const found = findCounterpart(path, label, exists);
          const target = describe(found, page, exists(path));
          const keptHash = target === 'topic' && !isCurrent ? hash : '';
          const anchor = found?.anchor ? `#${found.anchor}` : keptHash;
          const targetPath = found?.path ?? home;
          return {
            label,
            menuLabel,
            name,
            itemLabel:
              target === 'closest' || target === 'none'
                ? `${menuLabel} (page not available)`
                : menuLabel,
            to: baseUrl + targetPath + anchor,
            path: targetPath,
            target,
            isCurrent,
          };
        }),
    [current, path, page, exists, baseUrl, built, hash],
  );
}
