import type {Page} from '@playwright/test';
import {latestVersion} from '../../src/config/versions.ts';
import {addressOf, expect, hold, test, waitUntilInteractive} from './fixtures.ts';

function colorSwitch(page: Page) {
  return page.getByRole('button', {name: /Switch between dark and light mode/});
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

test.describe('after dark was chosen in 4.x', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  });

  for (const [line, path] of [
    [latestVersion.label, 'getting-started/installation'],
    ['5.x', '5.x/introduction'],
  ] as const) {
    test(`${line} is light before any script has run, and has no switch`, async ({page}) => {
      const release = await hold(page, '**/assets/js/*.js');
      await page.goto(addressOf(path), {waitUntil: 'commit'});
      await expect(page.locator('.theme-layout-footer')).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expectMode(page, 'light');
      release();
      await waitUntilInteractive(page);
      await expectMode(page, 'light');
      await expect(colorSwitch(page)).toHaveCount(0);
    });
  }

  test(`going to ${latestVersion.label} and back to 4.x changes the mode, and keeps the choice`, async ({
    page,
    visit,
  }) => {
    await visit('4.x/getting-started/installation');
    await expectMode(page, 'dark');
    const navigation = page.getByRole('navigation', {name: 'Main', exact: true});
    await navigation.getByRole('button', {name: '4.x', exact: true}).hover();
    await navigation.getByRole('link', {name: latestVersion.menuLabel, exact: true}).click();
    await expectMode(page, 'light');
    await page.goBack();
    await expectMode(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test(`dark that is chosen in another tab of the browser leaves ${latestVersion.label} light`, async ({
  page,
  context,
  visit,
}) => {
  await visit('4.x');
  const latest = await context.newPage();
  await latest.goto(addressOf('getting-started/installation'));
  await waitUntilInteractive(latest);
  await colorSwitch(page).click();
  await expectMode(page, 'dark');
  await expect.poll(() => latest.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // The event reaches the other tab soon after the value.
  await latest.waitForTimeout(300);
  await expectMode(latest, 'light');
});

test('the mode begins with light, whatever the system prefers', async ({page, visit}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit('4.x');
  await expectMode(page, 'light');
  await colorSwitch(page).click();
  await expectMode(page, 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the brand color is #00bdff, in both modes', async ({page, visit}) => {
  const readColor = (): Promise<string> =>
    page
      .locator('.code-block .cmd')
      .first()
      .evaluate((command) => getComputedStyle(command, '::before').color);
  for (const mode of ['light', 'dark'] as const) {
    await visit(`4.x/getting-started/installation?docusaurus-theme=${mode}`);
    await expectMode(page, mode);
    expect(await readColor()).toBe('rgb(0, 189, 255)');
  }
});
