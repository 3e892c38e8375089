/**
 * Redirects of previous URLs: see "Rename a page" in CONTRIBUTING.md.
 *
 * The site doesn't use @docusaurus/plugin-client-redirects, because each of its pages has a different
 * inline script, and the Content-Security-Policy would need the hashes of all of them.
 */
import type {Redirect} from '@devspace-docs/static-host';
import targets from './redirects.json' with {type: 'json'};

/** Base path of the site until 5.x. URLs below it redirect to the current URL of the same page. */
export const legacyBasePath = '/cli/docs/';

/** By path. Most are of pages of 5.x and 4.x, which had these URLs while they were the latest version. */
export const redirects: readonly Redirect[] = Object.entries(targets).map(([from, to]) => ({
  from,
  to,
}));
