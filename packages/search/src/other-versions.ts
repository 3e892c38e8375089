import {versions, type VersionLabel} from '@devspace-docs/versions';
import type {SearchResults, SearchEngine} from './types.ts';

/** Another version with good results for a query. */
export interface BetterVersion {
  readonly version: VersionLabel;
  /** Number of good results. */
  readonly count: number;
}

/** Number of good results, or of all results if the engine doesn't rate them. */
export function countGood({good, total}: SearchResults): number {
  return good ?? total;
}

/** Finds the newest other version with good results for a query. */
export async function findBetterVersion(
  engine: SearchEngine,
  text: string,
  version: VersionLabel,
): Promise<BetterVersion | undefined> {
  for (const {label, searchTag} of versions) {
    if (label === version) continue;
    const results = await engine.search({text, tag: searchTag, page: 0, hitsPerPage: 1});
    const count = countGood(results);
    if (count > 0) return {version: label, count};
  }
  return undefined;
}
