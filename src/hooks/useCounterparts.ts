import {useMemo} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {isFragment} from '@site/src/config/fragments';
import {findCounterpart, versions, type Counterpart, type Version} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {readSearchUrl, SEARCH_PAGE, writeSearchUrl} from '@devspace-docs/search';

/**
 * Target of a link to another version: the same topic, the closest page, or the landing page because
 * the version has nothing similar (`none`). `home` is the landing page too, if readers expect no other:
 * the current page is a landing page, or doesn't belong to a version. The search page links to itself.
 */
export type LinkTarget = 'topic' | 'closest' | 'none' | 'home';

/** A link from the current page to a version. */
export interface VersionLink extends Pick<Version, 'label' | 'menuLabel' | 'name'> {
  /** Label in a list of versions, with a note if the version doesn't have the page. */
  readonly itemLabel: string;
  /** URL with the base path. Keeps the current anchor if the topic is the same, and the query of a search. */
  readonly to: string;
  readonly path: string;
  readonly target: LinkTarget;
  readonly isCurrent: boolean;
}

/** A note in a list of versions, for versions that don't have the page: where the link leads instead. */
function noteOf(target: LinkTarget, path: string): string {
  if (target === 'none') return ': Overview (page not available)';
  if (target !== 'closest') return '';
  const [name = ''] = /[^/]+(?=(?:\/basics)?$)/.exec(path) ?? [];
  const title = name
    .replaceAll(/[-_]/g, ' ')
    .replace(/^(?!devspace)./, (letter) => letter.toUpperCase());
  return `: ${title} (closest page)`;
}

function readTarget(found: Counterpart | undefined, page: string, isPage: boolean): LinkTarget {
  if (page === '') return 'home';
  if (found) return found.isSameTopic ? 'topic' : 'closest';
  return isPage && !isFragment(page) ? 'none' : 'home';
}

/**
 * Links from the current page to every version of the build, newest first.
 *
 * @param parent - Site path of the page that the current page is part of, if it's known.
 */
export function useCounterparts(parent?: string): readonly VersionLink[] {
  const current = useCurrentVersion();
  const {path, page, exists} = useCurrentPage();
  const baseUrl = useBaseUrl('/');
  const built = useVersions(undefined);
  // Empty until hydration, to match the server.
  const hash = useHistorySelector(({location}) => location.hash);
  const query = useHistorySelector(({location}) => location.search);
  // Without JavaScript, the search page has no results.
  const isSearch = useIsBrowser() && path === SEARCH_PAGE;
  return useMemo(
    () =>
      versions
        .filter(({name}) => built.some((version) => version.name === name))
        .map(({label, menuLabel, name, path: home}) => {
          const isCurrent = label === current;
          const found = findCounterpart(path, label, exists, parent);
          const target = readTarget(found, page, exists(path));
          const keptHash = target === 'topic' && !isCurrent ? hash : '';
          const anchor = found?.anchor ? `#${found.anchor}` : keptHash;
          const targetPath = isSearch ? SEARCH_PAGE : (found?.path ?? home);
          const search = isSearch
            ? writeSearchUrl({text: readSearchUrl(query).text, version: label})
            : '';
          return {
            label,
            menuLabel,
            name,
            itemLabel: menuLabel + noteOf(target, targetPath),
            to: baseUrl + targetPath + search + anchor,
            path: targetPath,
            target,
            isCurrent,
          };
        }),
    [current, path, page, parent, exists, baseUrl, built, hash, query, isSearch],
  );
}
