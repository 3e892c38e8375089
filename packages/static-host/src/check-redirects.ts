/** Validates the list of redirects against the pages of the site. */
import type {Redirect} from './settings.ts';
import {versions, readPagePath} from '@devspace-docs/versions';

export interface RedirectProblem {
  readonly message: string;
  readonly hint: string;
}

const PATH = /^\/[\w.-]+(?:\/[\w.-]+)*$/;

/** Index of the path's version; 0 is the latest version. */
function versionIndex(path: string): number {
  const {version} = readPagePath(path);
  return versions.findIndex(({label}) => label === version);
}

function findProblem(
  redirect: Redirect,
  pages: ReadonlySet<string>,
  targets: ReadonlyMap<string, string>,
): RedirectProblem | undefined {
  const {from, to} = redirect;
  const wrong = [from, ...(to === '/' ? [] : [to])].find(
    (path) => !PATH.test(path) || path.endsWith('.html'),
  );
  if (wrong !== undefined) {
    return {
      message: `"${wrong}" isn't a valid page path`,
      hint: 'write a path below the base path, such as /getting-started/cleanup: with a leading slash, and without a trailing slash, .html, query or anchor',
    };
  }
  if (pages.has(from.slice(1)))
    return {
      message: `${from} is a page, which the redirect would hide`,
      hint: 'delete the redirect or the page',
    };
  // Also rejects chains and loops, because no page redirects.
  if (!pages.has(to.slice(1)))
    return {
      message: `redirects to ${to}, which isn't a page`,
      hint: `redirect to ${targets.get(to) ?? 'a page that exists'}`,
    };
  if (versionIndex(to) > versionIndex(from)) {
    return {
      message: `redirects to an older version: ${from} → ${to}`,
      hint: 'redirect to the closest page of the same version or a newer one, or delete the redirect: the not-found page suggests pages of all versions',
    };
  }
  return undefined;
}

/**
 * Finds redirects that hide a page, or lead to another redirect, a missing page or an older version.
 *
 * @param pages - Site paths of all pages, such as `5.x/introduction`; empty for the landing page.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): RedirectProblem[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return redirects.flatMap((redirect) => findProblem(redirect, pages, targets) ?? []);
}
