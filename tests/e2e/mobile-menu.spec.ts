import type {Locator, Page} from '@playwright/test';
import {urlOf} from './fixtures.ts';
import {passTime} from './page-helpers.ts';
import {expect, test} from './shared-page.ts';

function openButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

function closeButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Close navigation bar'});
}

test('the menu opens, shows all links and closes', async ({page, visit}) => {
  await visit('search');
  await openButton(page).click();
  const website = page.getByRole('link', {name: /^Website/});
  await expect(website).toBeInViewport();
  await expect(page.getByRole('link', {name: 'Source code on GitHub'})).toBeInViewport();
  await closeButton(page).click();
  await expect(website).not.toBeInViewport();
});

test('the menu is rendered on demand, and closes when the reader selects a page or goes back', async ({
  page,
  visit,
}) => {
  await visit('getting-started/introduction');
  const menu = page.locator('.navbar-sidebar');
  await passTime(page, 1000);
  await expect(menu).toHaveCount(0);
  await openButton(page).dispatchEvent('pointerdown');
  const link = menu.getByRole('link', {name: /Install DevSpace/, includeHidden: true});
  await expect(link).toHaveCount(1);
  await expect(menu).toBeHidden();

  await openButton(page).click();
  await link.click();
  await expect(page).toHaveURL(urlOf('getting-started/installation'));
  await expect(closeButton(page)).not.toBeInViewport();

  await openButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.evaluate(() => window.history.back());
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(page).toHaveURL(urlOf('getting-started/installation'));
});

test('the version menu is next to the search, and changes the version with two taps', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  const menu = page.locator('.navbar__items > .dropdown').first();
  for (const path of ['search', 'configuration/hooks']) {
    await visit(path);
    const [version, search] = await Promise.all([
      menu.boundingBox(),
      page.getByRole('button', {name: 'Search', exact: true}).first().boundingBox(),
    ]);
    expect(version?.width).toBeGreaterThan(0);
    expect((version?.x ?? 0) + (version?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
  }
  await menu.getByRole('button').tap();
  await menu.getByRole('link', {name: '5.x', exact: true}).tap();
  await expect(page).toHaveURL(urlOf('5.x/configuration/hooks/basics'));
  await expect(menu.getByRole('button', {name: '5.x'})).toBeVisible();
  await expect(menu.locator('.dropdown__menu')).toBeHidden();
});

test('the focus stays in the menu until Escape closes it', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar-sidebar').locator(':focus')).toHaveCount(1);
  }
  // The link above the menu leads to the text, which the menu covers.
  await closeButton(page).focus();
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(openButton(page)).toBeFocused();
});

test('the menu opens at the current page', async ({page, visit}) => {
  for (const path of [
    'cli/devspace_version',
    '5.x/commands/devspace_use_profile',
    '4.x/commands/devspace_use_space',
  ]) {
    await visit(path);
    await openButton(page).click();
    const current = page.locator('.navbar-sidebar').locator('[aria-current="page"]').last();
    await expect(current, path).toBeInViewport({ratio: 1});
  }
  // The reader can scroll the list.
  const list = page.locator('.navbar-sidebar__item:not([inert])');
  await list.evaluate((element) => element.scrollTo({top: 0, behavior: 'instant'}));
  await passTime(page, 500);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
});

test('the menu closes when the window becomes as wide as a desktop', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await openButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.setViewportSize({width: 997, height: 844});
  await expect(closeButton(page)).toHaveCount(0);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 844});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(closeButton(page)).not.toBeInViewport();
});
