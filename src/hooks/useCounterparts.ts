import {useMemo} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {releaseLines, type ReleaseLine} from '@site/src/config/versions';
import {useReadPage} from '@site/src/hooks/useReadPage';
import {findCounterpart} from '@site/src/version-map/counterpart';

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

/** The page being read, in every release line that the build holds, newest first. */
export function useCounterparts(): readonly Counterpart[] {
  const {line: current, path, exists} = useReadPage();
  const baseUrl = useBaseUrl('/');
  const versions = useVersions(undefined);
  return useMemo(
    () =>
      releaseLines
        .filter(({name}) => versions.some((version) => version.name === name))
        .map(({line, name, label, segment}) => {
          const found = findCounterpart(path, line, exists);
          return {
            line,
            name,
            label,
            to: baseUrl + (found ?? segment),
            hasSameTopic: found !== undefined && found !== segment,
            isCurrent: line === current,
          };
        }),
    [current, path, exists, baseUrl, versions],
  );
}
