import {trimSlashes} from '@devspace-docs/common';
import {readSitePath} from '@devspace-docs/versions/node';
import {locateOffset, type Route, type Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {toProblem} from './check.ts';

/** Targets by path. */
const REDIRECTS = 'src/config/redirects.json';

/** Contains every URL that was ever published. */
const ROUTES = 'tests/routes/routes.json';

/** Reports published URLs that no longer work. The build reports redirects that lead nowhere. */
export function checkUrls(site: Site): Problem[] {
  const redirects = JSON.parse(site.tree.read(REDIRECTS)) as Readonly<Record<string, string>>;
  const redirected = new Set(Object.keys(redirects).map(trimSlashes));
  const source = site.tree.read(ROUTES);
  const published = JSON.parse(source) as readonly Route[];
  return published.flatMap(({route}) => {
    const path = readSitePath(route);
    if (site.routes.has(path) || redirected.has(path)) return [];
    const message = `${route} was published, but no longer exists`;
    const hint = `restore the page, or redirect readers: add "/${path}": "/…" to ${REDIRECTS}`;
    const text = `"${route}"`;
    const location = locateOffset(source, source.indexOf(text), text.length);
    return toProblem({file: ROUTES, location, message, hint}, 'urls', site);
  });
}
