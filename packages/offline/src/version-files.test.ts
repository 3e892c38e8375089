import {expect, it} from 'vitest';
import {latestVersion, type VersionLabel} from '@devspace-docs/versions';
import {layOutVersion, type VersionSource} from './version-files.ts';

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
  expect([...layOut(latestVersion.label).pages]).toEqual([
    ['index.html', 'index.html'],
    ['accessibility.html', 'accessibility.html'],
    ['cli.html', 'cli.html'],
    ['cli/devspace_dev.html', 'cli/devspace_dev.html'],
  ]);
});

it.each([
  ['/docs/', 'cli/devspace_dev.html', '../index.html'],
  ['/docs', 'cli.html', 'index.html'],
  ['/docs/cli', 'cli/devspace_dev.html', '../cli.html'],
  ['/docs/cli/#flags', 'index.html', 'cli.html#flags'],
  ['/docs/search?q=a#b', 'cli/devspace_dev.html', '../search.html?q=a#b'],
  ['#flags', 'cli.html', '#flags'],
  ['https://other.example/docs/', 'cli.html', 'https://other.example/docs/'],
])('links to %s from %s as %s', (url, from, href) => {
  expect(layOut(latestVersion.label).resolve(url, from)).toEqual({href});
});

it('links to other versions on the site', () => {
  expect(layOut(latestVersion.label).resolve('/docs/5.x/introduction#a', 'index.html')).toEqual({
    href: 'https://docs.example/docs/5.x/introduction#a',
  });
  expect(layOut('5.x').resolve('/docs/cli', 'index.html')).toEqual({
    href: 'https://docs.example/docs/cli',
  });
});

it("rejects a URL that the site doesn't have", () => {
  expect(() => layOut(latestVersion.label).resolve('/docs/none', 'cli.html')).toThrow(
    "cli.html links to /docs/none, which doesn't exist in the built site",
  );
});

it('works for a site at the root of a host', () => {
  expect(
    layOut(latestVersion.label, {basePath: '/'}).resolve('/cli', 'cli/devspace_dev.html'),
  ).toEqual({
    href: '../cli.html',
  });
});
