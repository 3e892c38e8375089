import {useEffect, useState} from 'react';
import type {VersionLabel} from '@devspace-docs/versions';
import {
  countGood,
  findBetterVersion,
  type BetterVersion,
  type SearchResults,
  type SearchEngine,
} from '@devspace-docs/search';

/** Debounce of searching other versions, in milliseconds. */
const DELAY = 400;

/** Finds another version with good results if the current one has none. */
export function useBetterVersion(
  engine: SearchEngine,
  version: VersionLabel,
  query: string,
  results: SearchResults | undefined,
): BetterVersion | undefined {
  const [found, setFound] = useState<{readonly query: string; readonly better: BetterVersion}>();
  const isPoor = query !== '' && results !== undefined && countGood(results) === 0;

  useEffect(() => {
    if (!isPoor) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      findBetterVersion(engine, query, version).then(
        (better) => isCurrent && better && setFound({query, better}),
        // The suggestion is optional.
        () => {},
      );
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, version, query, isPoor]);

  return isPoor && found?.query === query && found.better.version !== version
    ? found.better
    : undefined;
}
