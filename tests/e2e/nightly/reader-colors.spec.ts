import type {Page} from '@playwright/test';
import {latestVersion} from '@devspace-docs/versions';
import {urlOf, expect, test, waitUntilInteractive} from '../fixtures.ts';
import {openWithoutScripts, versionLink, versionMenu} from '../page-helpers.ts';

function colorSwitch(page: Page) {
  return page.getByRole('button', {name: /Switch between dark and light mode/});
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

async function expectBrandColor(page: Page): Promise<void> {
  const prompt = await page
    .locator('.code-block .cmd')
    .first()
    .evaluate((command) => getComputedStyle(command, '::before').color);
  expect(prompt).toBe('rgb(0, 189, 255)');
}

test('only 4.x uses dark mode, and only if the reader chooses it', async ({
  page,
  context,
  visit,
}) => {
  const latest = await context.newPage();
  await latest.goto(urlOf('getting-started/installation'));
  await waitUntilInteractive(latest);
  // Runs after the listeners of the page.
  await latest.evaluate(() =>
    addEventListener('storage', () => document.body.setAttribute('data-notified', '')),
  );

  // Browsers slow down pages in the background.
  await page.bringToFront();
  await page.emulateMedia({colorScheme: 'dark'});
  await visit('4.x/getting-started/installation');
  await expectMode(page, 'light');
  await expectBrandColor(page);
  await colorSwitch(page).click();
  await expectMode(page, 'dark');
  await expectBrandColor(page);
  await expect(latest.locator('body[data-notified]')).toBeAttached();
  await expectMode(latest, 'light');

  await versionMenu(page, '4.x').hover();
  await versionLink(page, latestVersion.menuLabel).click();
  await expectMode(page, 'light');
  await page.goBack();
  await expectMode(page, 'dark');
});

test('an invalid mode in storage or in the URL is light', async ({page, visit}) => {
  await visit('4.x/introduction?docusaurus-theme=none');
  await expectMode(page, 'light');
  await page.evaluate(() => localStorage.setItem('theme', 'none'));
  await visit('4.x/introduction');
  await expectMode(page, 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test(`${latestVersion.label} is light before scripts run, and has no switch`, async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await openWithoutScripts(page, urlOf('getting-started/installation'));
  await expectMode(page, 'light');
  release();
  await waitUntilInteractive(page);
  await expectMode(page, 'light');
  await expect(colorSwitch(page)).toHaveCount(0);
});
