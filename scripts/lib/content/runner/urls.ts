import type {Redirect} from '../../../../src/config/redirects.ts';
import {checkRedirects} from '../../hosting/check-redirects.ts';
import {trimSlashes} from '../../../../src/lib/version-map/list-pages.ts';
import {readSitePath} from '../pages/routes.ts';
import type {Site} from '../pages/site.ts';
import type {Problem} from '../pages/types.ts';

const REDIRECTS = 'src/config/redirects.ts';

/** Contains every URL that was ever published. */
const ROUTES = 'tests/routes/routes.json';

/** A problem at the location of a text in a file, or at the start of the file if it doesn't contain the text. */
function problemAt(
  text: string,
  file: string,
  source: string,
  {message, hint}: Pick<Problem, 'message' | 'hint'>,
): Problem {
  const lines = source.split(/\r?\n/);
  const index = Math.max(
    0,
    lines.findIndex((line) => line.includes(text)),
  );
  const excerpt = lines[index] ?? '';
  const start = Math.max(0, excerpt.indexOf(text));
  return {
    file,
    line: index + 1,
    column: start + 1,
    length: text.length,
    rule: 'urls',
    severity: 'error',
    message,
    excerpt,
    hint,
  };
}

/** Reports invalid redirects, and published URLs that no longer work. */
export function checkUrls(site: Site, redirects: readonly Redirect[]): Problem[] {
  const redirectSource = site.tree.read(REDIRECTS);
  const invalid = checkRedirects(redirects, site.routes).map(({redirect, ...problem}) =>
    problemAt(`'${redirect.from}'`, REDIRECTS, redirectSource, problem),
  );

  const routesSource = site.tree.read(ROUTES);
  const published = (JSON.parse(routesSource) as readonly {readonly route: string}[]).map(
    ({route}) => ({route, path: readSitePath(route)}),
  );
  const redirected = new Set(redirects.map(({from}) => trimSlashes(from)));
  const lost = published
    .filter(({path}) => !site.routes.has(path) && !redirected.has(path))
    .map(({route, path}) =>
      problemAt(`"${route}"`, ROUTES, routesSource, {
        message: `${route} was published, but no longer exists`,
        hint: `restore the page, or redirect readers: add {from: '/${path}', to: '/…'} to ${REDIRECTS}`,
      }),
    );

  return [...invalid, ...lost];
}
