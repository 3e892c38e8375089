import {compareReleases} from '@devspace-docs/versions';

/** Whether a release has the problem of an entry, whose attributes contain the affected releases. */
export function isAffected(
  release: string,
  {since, fixed}: {readonly since?: string | undefined; readonly fixed?: string | undefined},
): boolean {
  if (since !== undefined && compareReleases(release, since) < 0) return false;
  return fixed === undefined || compareReleases(release, fixed) < 0;
}
