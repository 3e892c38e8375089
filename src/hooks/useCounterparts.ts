import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {releaseLines, type ReleaseLine} from '@site/src/config/versions';
import {findCounterpart, readPageAddress} from '@site/src/version-map/counterpart';

/** Where a reader of this page goes in another release line. */
export interface Counterpart {
  readonly line: ReleaseLine;
  /** Name that Docusaurus gives the version. */
  readonly name: string;
  readonly label: string;
  /** Address with the base path: the same topic, or the landing page of the line. */
  readonly to: string;
  /** Whether the line has a page about the same topic. */
  readonly hasSameTopic: boolean;
  /** Whether it is the line being read. */
  readonly isCurrent: boolean;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** The page being read, in every release line that the build holds, newest first. */
export function useCounterparts(): readonly Counterpart[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const versions = useVersions(undefined);
  return useMemo(() => {
    const path = pathname.startsWith(baseUrl)
      ? pathname.slice(baseUrl.length)
      : trimSlashes(pathname);
    const pages = new Set(
      versions.flatMap(({docs}) => docs.map((doc) => trimSlashes(doc.path.slice(baseUrl.length)))),
    );
    const {line: current} = readPageAddress(path);
    return releaseLines
      .filter(({name}) => versions.some((version) => version.name === name))
      .map(({line, name, label, segment}) => {
        const found = findCounterpart(path, line, (candidate) => pages.has(candidate));
        return {
          line,
          name,
          label,
          to: baseUrl + (found ?? segment),
          hasSameTopic: found !== undefined && found !== segment,
          isCurrent: line === current,
        };
      });
  }, [pathname, baseUrl, versions]);
}
