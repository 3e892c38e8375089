/** Checks the URLs of the site as a whole: redirects, and that every published URL still works. */
import type {Redirect} from '../../../../src/config/redirects.ts';
import {checkRedirects} from '../../hosting/check-redirects.ts';
import {readSitePath, showRoute, trimSlashes} from '../pages/routes.ts';
import type {Site} from '../pages/site.ts';
import type {Problem} from '../pages/types.ts';

/** Name under which reports list these problems. */
export const URLS = 'urls';

const REDIRECTS = 'src/config/redirects.ts';

/** Every URL that was ever published. */
const ROUTES = 'tests/routes/routes.json';

/** Queries that measure the search, with the URLs that answer them. */
const QUERIES = 'tests/search/queries.json';

/** A problem at the place of a text in a file; at its beginning if the text isn't there. */
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
    rule: URLS,
    severity: 'error',
    message,
    excerpt,
    hint,
  };
}

function checkAnswers(site: Site): Problem[] {
  const source = site.tree.read(QUERIES);
  const queries = JSON.parse(source) as readonly {readonly answers: readonly string[]}[];
  const answers = new Set(queries.flatMap((query) => query.answers));
  return [...answers]
    .filter((url) => !site.routes.has(readSitePath(url.replace(/#.*/, ''))))
    .map((url) =>
      problemAt(`"${url}"`, QUERIES, source, {
        message: `${url} isn't a page, so search can't find it`,
        hint: 'use the URL of a page that answers the query',
      }),
    );
}

/** Finds wrong redirects, URLs that no longer work, and pages with an unlisted URL. */
export function checkUrls(site: Site, redirects: readonly Redirect[]): Problem[] {
  const redirectSource = site.tree.read(REDIRECTS);
  const wrong = checkRedirects(redirects, site.routes).map(({redirect, ...problem}) =>
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

  const listed = new Set(published.map(({path}) => path));
  const unlisted = site.files.flatMap(({path, route, source}) =>
    route === undefined || listed.has(route)
      ? []
      : [
          problemAt('', path, source, {
            message: `${showRoute(route)} isn't in the list of published URLs`,
            hint: `add it to ${ROUTES}; keep the previous URL there if you renamed the page`,
          }),
        ],
  );
  return [...wrong, ...lost, ...unlisted, ...checkAnswers(site)];
}
