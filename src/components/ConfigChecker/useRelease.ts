import {useMemo} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {readRelease, type Release} from '@devspace-docs/devspace-check';
import {replaceQuery, setParameter} from '@site/src/lib/url-state/query';

/** Query parameter with the release: `?release=6.1.0`. */
export const RELEASE_PARAMETER = 'release';

export interface SelectedRelease {
  readonly release: Release | undefined;
  /** Why there is none, or what these docs don't know about it. */
  readonly message: string | undefined;
  /** @param name - Empty for none. */
  readonly select: (name: string) => void;
}

function select(name: string): void {
  replaceQuery((query) => setParameter(query, RELEASE_PARAMETER, name));
}

/** The release that the reader selected, which is in the URL. */
export function useRelease(): SelectedRelease {
  const [name] = useQueryString(RELEASE_PARAMETER);
  return useMemo(() => {
    if (name.trim() === '') return {release: undefined, message: undefined, select};
    try {
      const release = readRelease(name);
      return {release, message: release.note, select};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return {release: undefined, message, select};
    }
  }, [name]);
}
