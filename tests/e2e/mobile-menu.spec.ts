import type {Locator, Page} from '@playwright/test';
import {addressOf, expect, test} from './fixtures.ts';

test('the menu opens, shows all links and closes', async ({page, visit}) => {
  await visit('search');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const website = page.getByRole('link', {name: /^Website/});
  await expect(website).toBeInViewport();
  await expect(page.getByRole('link', {name: 'Source code on GitHub'})).toBeInViewport();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(website).not.toBeInViewport();
});

test('the menu is only drawn when the reader reaches for it, and before it opens', async ({
  page,
  visit,
}) => {
  await visit('getting-started/introduction');
  const menu = page.locator('.navbar-sidebar');
  // Longer than a page takes to come to rest.
  await page.waitForTimeout(1000);
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).dispatchEvent('pointerdown');
  await expect(menu.getByRole('link', {name: /Install DevSpace/, includeHidden: true})).toHaveCount(
    1,
  );
  await expect(menu).toBeHidden();
});

test('the menu of a page shows the sidebar, and closes with the choice of a page', async ({
  page,
  visit,
}) => {
  await visit('getting-started/introduction');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('link', {name: /Install DevSpace/})
    .click();
  await expect(page).toHaveURL(addressOf('getting-started/installation'));
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).not.toBeInViewport();
});

test.describe('the version', () => {
  const menu = (page: Page): Locator => page.locator('.navbar__items > .dropdown').first();

  for (const path of ['', 'search', 'accessibility', '5.x/configuration/images/basics']) {
    test(`is in the navbar, next to the search: /${path}`, async ({page, visit}) => {
      await page.setViewportSize({width: 320, height: 640});
      await visit(path);
      const [version, search] = await Promise.all([
        menu(page).boundingBox(),
        page.getByRole('button', {name: 'Search', exact: true}).first().boundingBox(),
      ]);
      expect(version?.width).toBeGreaterThan(0);
      expect((version?.x ?? 0) + (version?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
    });
  }

  test('changes with two taps, and the menu closes', async ({page, visit}) => {
    await visit('configuration/hooks');
    await menu(page).getByRole('button').tap();
    await menu(page).getByRole('link', {name: '5.x', exact: true}).tap();
    await expect(page).toHaveURL(addressOf('5.x/configuration/hooks/basics'));
    await expect(menu(page).getByRole('button', {name: '5.x'})).toBeVisible();
    await expect(menu(page).locator('.dropdown__menu')).toBeHidden();
  });
});

test('the menu closes with Back, which stays on the page', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await page.getByRole('link', {name: /^Next/}).first().click();
  await expect(page).toHaveURL(addressOf('getting-started/quickstart'));
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeInViewport();
  await page.evaluate(() => window.history.back());
  await expect(close).not.toBeInViewport();
  await expect(page).toHaveURL(addressOf('getting-started/quickstart'));
});

test('the menu closes when the window becomes as wide as a desktop', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeInViewport();
  await page.setViewportSize({width: 997, height: 844});
  await expect(close).toHaveCount(0);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 844});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(close).not.toBeInViewport();
});

test('the keyboard goes into the menu, stays there, and comes back with Escape', async ({
  page,
  visit,
}) => {
  await visit('getting-started/introduction');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar-sidebar').locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).not.toBeInViewport();
  await expect(toggle).toBeFocused();
});
