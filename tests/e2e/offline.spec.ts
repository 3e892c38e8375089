import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {BrowserContext} from '@playwright/test';
import {unzipSync} from 'fflate';
import {latestVersion, type VersionLabel} from '../../src/config/versions.ts';
import {offlineArchive, offlineName} from '../../src/config/offline.ts';
import {buildDir} from '../lib/built-site.ts';
import {addressOf, expect, test} from './fixtures.ts';

/** Unpacks the archive of a version, as a reader does. Returns the URL of a file in it. */
function unpack(version: VersionLabel, to: string): (file: string) => string {
  const archive = unzipSync(readFileSync(path.join(buildDir, offlineArchive(version))));
  for (const [file, bytes] of Object.entries(archive)) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, bytes);
  }
  return (file) => pathToFileURL(path.join(to, offlineName(version), file)).href;
}

/** What is read from disk must need nothing else. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.route(/^https?:/, (route) => route.abort());
}

test('an unpacked archive is read from disk: styles, sidebar, links', async ({
  page,
  context,
}, info) => {
  await cutOff(context);
  const address = unpack(latestVersion.label, info.outputPath());
  await page.goto(address('index.html'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-family', /Inter/);
  const pages = page.getByRole('navigation', {name: 'All pages'});
  await pages.getByText('Getting started', {exact: true}).click();
  await pages.getByRole('link', {name: 'Install DevSpace'}).click();
  await expect(page).toHaveURL(address('getting-started/installation.html'));
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
});

for (const [line, words, result, file] of [
  [
    latestVersion.label,
    'persist node_modules betwen restarts',
    /persist/i,
    'configuration/dev/modifications/persistence.html',
  ],
  ['4.x', 'devspace create space', /create space/, 'commands/devspace_create_space.html'],
] as const) {
  test(`the archive of ${line} searches from disk`, async ({page, context}, info) => {
    await cutOff(context);
    const address = unpack(line, info.outputPath());
    await page.goto(address('index.html'));
    await page.getByRole('link', {name: 'Search'}).first().click();
    await expect(page.getByRole('button', {name: 'More results'})).toBeHidden();
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('status')).toContainText(/results? for/);
    const link = page.getByRole('main').getByRole('link', {name: result}).first();
    await expect(link).toHaveAttribute('href', new RegExp(`^${file.replaceAll('.', '\\.')}`));
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('an archive searches for what was typed before its index was there', async ({
  page,
  context,
}, info) => {
  await cutOff(context);
  const address = unpack(latestVersion.label, info.outputPath());
  await page.addInitScript(() => {
    // Types as soon as the field is there: the scripts below it have not run then.
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('#offline-search-field');
      if (!field) return;
      observer.disconnect();
      field.value = 'port forwarding';
    });
    observer.observe(document, {childList: true, subtree: true});
  });
  await page.goto(address('search.html'));
  await expect(page.getByRole('status')).toContainText('results for “port forwarding”');
  await expect(page.getByRole('searchbox')).toHaveValue('port forwarding');
});

test('an archive suggests topics when it finds nothing', async ({page, context}, info) => {
  await cutOff(context);
  const address = unpack('4.x', info.outputPath());
  await page.goto(`${address('search.html')}?q=zzqqxjvkkw`);
  const status = page.getByRole('status');
  await expect(status).toContainText('No results for “zzqqxjvkkw”. Try searching for:');
  await expect(status.getByRole('link')).toHaveText(['file sync', 'images', 'profiles']);
  await status.getByRole('link', {name: 'images'}).click();
  await expect(status).toContainText('results for “images”');
});

test('the foot of a page leads to the archives', async ({page, visit, request}) => {
  await visit('5.x/introduction');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Read offline'}).click();
  const link = page.getByRole('main').getByRole('link', {name: 'devspace-docs-5.x.zip'});
  await expect(link).toHaveAttribute('download', '');
  const response = await request.get(
    new URL((await link.getAttribute('href')) ?? '', addressOf('')).href,
  );
  expect(response.headers()['content-type']).toBe('application/zip');
  expect(Object.keys(unzipSync(await response.body()))).toContain('devspace-docs-5.x/index.html');
});
