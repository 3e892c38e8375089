/** How entries of releases are written on pages. */
import type {ReleaseProblem} from './types.ts';

/** Pages about the releases of a version, in its docs folder. */
export const NOTES_PAGE = 'releases/index.mdx';
export const FIXES_PAGE = 'releases/upgrade-fixes.mdx';

/** Anchor of a release on the page with the release notes: `v6-3-12`. */
export function releaseAnchor(release: string): string {
  return `v${release.replaceAll('.', '-')}`;
}

/** The releases with a problem: `6.3.4 to 6.3.11`, `6.3.13 only` or `Before 6.3.14`. */
export function describeRange({entry: {since}, fixedIn, last, isLimit}: ReleaseProblem): string {
  if (since !== undefined)
    return since === last ? `${last}${isLimit ? '' : ' only'}` : `${since} to ${last}`;
  return fixedIn === undefined ? `Up to ${last}` : `Before ${fixedIn}`;
}
