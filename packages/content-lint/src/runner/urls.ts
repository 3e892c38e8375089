import {trimSlashes} from '@devspace-docs/common';
import {checkRedirects} from '@devspace-docs/static-host';
import {readSitePath} from '@devspace-docs/versions/node';
import {locateOffset, type Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {toProblem} from './check.ts';

/** Targets by path. */
const REDIRECTS = 'src/config/redirects.json';

/** Contains every URL that was ever published. */
const ROUTES = 'tests/routes/routes.json';

/** Reports invalid redirects, and published URLs that no longer work. */
export function checkUrls(site: Site): Problem[] {
  const targets = JSON.parse(site.tree.read(REDIRECTS)) as Readonly<Record<string, string>>;
  const redirects = Object.entries(targets).map(([from, to]) => ({from, to}));
  /** A problem at a text in a file, or at the start of the file if it doesn't contain the text. */
  const problemAt = (text: string, file: string, message: string, hint: string): Problem => {
    const source = site.tree.read(file);
    const location = locateOffset(source, Math.max(0, source.indexOf(text)), text.length);
    return toProblem({file, location, message, hint}, 'urls', site);
  };
  const invalid = checkRedirects(redirects, site.routes).map(({redirect, message, hint}) =>
    problemAt(`"${redirect.from}"`, REDIRECTS, message, hint),
  );

  const published = JSON.parse(site.tree.read(ROUTES)) as readonly {readonly route: string}[];
  const redirected = new Set(redirects.map(({from}) => trimSlashes(from)));
  const lost = published.flatMap(({route}) => {
    const path = readSitePath(route);
    if (site.routes.has(path) || redirected.has(path)) return [];
    const message = `${route} was published, but no longer exists`;
    const hint = `restore the page, or redirect readers: add "/${path}": "/…" to ${REDIRECTS}`;
    return problemAt(`"${route}"`, ROUTES, message, hint);
  });

  return [...invalid, ...lost];
}
