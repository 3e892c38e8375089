import {expect, it} from 'vitest';
import {latestVersion, type VersionLabel} from '@devspace-docs/versions';
import {layOutVersion, type VersionSource} from './version-files.ts';

const {label: latest} = latestVersion;
const files = new Set([
  '404.html',
  'index.html',
  'search.html',
  'accessibility.html',
  'cli.html',
  'cli/devspace_dev.html',
  '5.x.html',
  '5.x/introduction.html',
  'img/logo.svg',
  'schema/v2beta1.json',
]);

function layOut(version: VersionLabel, more: Partial<VersionSource> = {}) {
  return layOutVersion({
    basePath: '/docs/',
    siteUrl: 'https://docs.example',
    version,
    files,
    ...more,
  });
}

it('includes the pages of the version, except those that need a server', () => {
  expect([...layOut(latest).pages]).toEqual([
    ['index.html', 'index.html'],
    ['accessibility.html', 'accessibility.html'],
    ['cli.html', 'cli.html'],
    ['cli/devspace_dev.html', 'cli/devspace_dev.html'],
  ]);
});

it.each([
  [latest, '/docs/', 'cli/devspace_dev.html', '../index.html'],
  [latest, '/docs', 'cli.html', 'index.html'],
  [latest, '/docs/cli', 'cli/devspace_dev.html', '../cli.html'],
  [latest, '/docs/cli/#flags', 'index.html', 'cli.html#flags'],
  [latest, '/docs/search?q=a#b', 'cli/devspace_dev.html', '../search.html?q=a#b'],
  [latest, '#flags', 'cli.html', '#flags'],
  [latest, 'https://other.example/docs/', 'cli.html', 'https://other.example/docs/'],
  // Other versions are only on the site.
  [latest, '/docs/5.x#a', 'index.html', 'https://docs.example/docs/5.x#a'],
  ['5.x', '/docs/cli', 'index.html', 'https://docs.example/docs/cli'],
] as const)('in %s, links to %s from %s as %s', (version, url, from, href) => {
  expect(layOut(version).resolve(url, from)).toEqual({href});
});

it("rejects a URL that the site doesn't have", () => {
  expect(() => layOut(latest).resolve('/docs/none', 'cli.html')).toThrow(
    "cli.html links to /docs/none, which doesn't exist in the built site",
  );
});

it('works for a site at the root of a host', () => {
  const {resolve} = layOut(latest, {basePath: '/'});
  expect(resolve('/cli', 'cli/devspace_dev.html')).toEqual({href: '../cli.html'});
});
