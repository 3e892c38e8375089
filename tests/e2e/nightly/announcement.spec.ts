import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {startServer} from '@devspace-docs/static-host/node';
import {expect, test, waitUntilInteractive} from '../fixtures.ts';

const run = promisify(execFile);

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

test('an announcement is shown until the reader closes it', async ({page}) => {
  await page.goto(site.url);
  await waitUntilInteractive(page);
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('DevSpace 6.4 is out');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await waitUntilInteractive(page);
  await expect(bar).toHaveCount(0);

  // The next announcement has another id. Docusaurus notices it on one page, and shows it from the next on.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'previous'));
  await page.reload();
  await waitUntilInteractive(page);
  await page.reload();
  await expect(bar).toContainText('DevSpace 6.4 is out');
});
