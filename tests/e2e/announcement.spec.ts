import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {expect, test, waitUntilInteractive} from './fixtures.ts';

const run = promisify(execFile);

// One site for all tests of this file.
test.describe.configure({mode: 'serial'});

let folder: string;
let site: {readonly url: string; readonly close: () => Promise<void>};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'announcement-'));
  const fixture = 'tests/fixtures/announcement';
  await run('npx', ['docusaurus', 'build', fixture, '--out-dir', folder]);
  site = await startServer({dir: folder, basePath: '/docs/', port: 0});
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, {recursive: true});
});

async function open(page: Page) {
  await page.goto(site.url);
  await waitUntilInteractive(page);
  return page.getByRole('banner');
}

test('an announcement stands at the top until it is closed, and stays closed', async ({page}) => {
  const bar = await open(page);
  await expect(bar).toContainText('DevSpace 6.4 is out');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  const stored = await page.evaluate(() =>
    ['dismiss', 'id'].map((name) => localStorage.getItem(`docusaurus.announcement.${name}`)),
  );
  expect(stored).toEqual(['true', 'first']);
  await page.reload();
  await waitUntilInteractive(page);
  await expect(bar).toHaveCount(0);
});

test('a new announcement is shown to readers who closed an older one', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an older one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  const bar = await open(page);
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('DevSpace 6.4 is out');
});

test('the site itself announces nothing', async ({page, visit}) => {
  await visit('');
  await expect(page.getByRole('banner')).toHaveCount(0);
});
