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

test('the menu switches the version', async ({page, visit}) => {
  await visit('search');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: 'Versions'}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: '4.x', exact: true}).click();
  await expect(page).toHaveURL(addressOf('4.x'));
});
