import {expect, it} from 'vitest';
import {brief, page, siteOf} from '../testing.ts';
import {checkUrls} from './urls.ts';

const routes = `[
  {"route": "/docs/", "version": "6.x"},
  {"route": "/docs/plugins", "version": "6.x"},
  {"route": "/docs/5.x/plugins", "version": "5.x"}
]`;

function check(
  redirects: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
) {
  const site = siteOf({
    'docs/index.mdx': page('Home', 'Text.'),
    'docs/plugins.mdx': page('Plugins', 'Text.'),
    'versioned_docs/version-5.x/plugins.mdx': page('Plugins', 'Text.'),
    'tests/routes/routes.json': routes,
    'src/config/redirects.json': JSON.stringify(redirects, null, 2),
    ...files,
  });
  return checkUrls(site);
}

it('accepts published pages, and redirects to them', () => {
  expect(check({'/guides/plugins': '/plugins'})).toEqual([]);
});

it('reports a published URL without a page or redirect', () => {
  const renamed = {
    'tests/routes/routes.json': routes.replace(
      '[',
      '[\n  {"route": "/docs/guides/plugins", "version": "6.x"},',
    ),
  };
  const problems = check({}, renamed);
  expect(brief(problems)).toEqual([
    'tests/routes/routes.json:2:13 /docs/guides/plugins was published, but no longer exists',
  ]);
  expect(problems[0]?.hint).toContain('add "/guides/plugins": "/…" to src/config/redirects.json');
  expect(check({'/guides/plugins': '/plugins'}, renamed)).toEqual([]);
});
