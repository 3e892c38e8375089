import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  buildDir,
  deployment,
  listFiles,
  readBuilt,
  readPage,
  readSitemap,
} from '../lib/built-site.ts';
import {readLinks, readMeta} from '@devspace-docs/static-host/html';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly Icon[];
}

const site = deployment.url + deployment.baseUrl;
const {files} = listFiles();
const {tree} = readPage('index.html');

/** Returns the file of a URL of this site. */
function fileOf(url: string): string {
  return new URL(url, site).href.slice(site.length);
}

/** Reads width and height from the header of a PNG file. */
function pngSize(file: string): string {
  const bytes = readFileSync(path.join(buildDir, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('has an icon, and one for browsers without SVG icons', () => {
  const icons = readLinks(tree, 'icon').map(fileOf);
  expect(icons.map((file) => file.replace(/.*\./, ''))).toEqual(['svg', 'png']);
  expect(icons.filter((file) => !files.has(file))).toEqual([]);
});

describe('the web app manifest', () => {
  const file = fileOf(readLinks(tree, 'manifest')[0] ?? '');
  const manifest = JSON.parse(readBuilt(file)) as Manifest;

  it('contains the name of the site and starts at its landing page', () => {
    expect(manifest.name).toContain('DevSpace');
    expect(fileOf(new URL(manifest.start_url, site + file).href)).toBe('');
  });

  it('lists icons that exist in the declared size', () => {
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const {src, sizes, type} of manifest.icons) {
      const icon = fileOf(new URL(src, site + file).href);
      expect(files).toContain(icon);
      if (type === 'image/png') expect(pngSize(icon), icon).toBe(sizes);
    }
  });
});

it('robots.txt allows all crawlers and links to the sitemap of this deployment', () => {
  const lines = readBuilt('robots.txt').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain(`Sitemap: ${site}sitemap.xml`);
});

it('the social card is an image of 1200×630 pixels with an absolute URL', () => {
  const card = readMeta(tree, 'og:image') ?? '';
  expect(card.startsWith(site), `"${card}" starts with ${site}`).toBe(true);
  expect(pngSize(fileOf(card))).toBe('1200x630');
  expect(readMeta(tree, 'og:image:alt')).toContain('DevSpace');
  expect(readMeta(tree, 'og:type')).toBe('website');
  expect(readMeta(tree, 'og:site_name')).toBe('DevSpace documentation');
});

it('the sitemap lists only URLs of this deployment, and each once', () => {
  const urls = readSitemap();
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !url.startsWith(site))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});

it('lists the crumbs of a page for search engines, with canonical URLs', () => {
  const html = readBuilt('configuration/dev/connections/file-sync.html');
  const [, data = ''] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const {itemListElement} = JSON.parse(data) as {itemListElement: {name: string; item: string}[]};
  const urls = itemListElement.map(({item}) => item);
  expect(itemListElement[0]?.name).toBe('Configuration');
  expect(urls).toContain(`${site}configuration/dev`);
  expect(urls.filter((url) => url.endsWith('/'))).toEqual([]);
});

it('has fallback fonts for Linux, and more contrast on request', () => {
  const style = readLinks(tree, 'stylesheet').find((url) => url.includes('/assets/')) ?? '';
  const css = readBuilt(fileOf(style));
  expect(css).toContain('Docs Inter DejaVu');
  expect(css).toContain('prefers-contrast:more');
});
