import {addressOf, expect, test} from './fixtures.ts';

test.use({javaScriptEnabled: false});

test('a page can be read', async ({page}) => {
  await page.goto(addressOf('getting-started/installation'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
});

test('code is coloured', async ({page}) => {
  await page.goto(addressOf('getting-started/initialize-project'));
  const code = page.locator('pre code').first();
  // Disabled scripts are those of the page: its styles can still be asked for.
  const colour = async (selector: string): Promise<string> =>
    code
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const plain = await code.evaluate((element) => getComputedStyle(element).color);
  expect(await colour('.ts, .tf, .tk')).not.toBe(plain);
});

test('no button is shown that would do nothing', async ({page}) => {
  await page.goto(addressOf('getting-started/initialize-project'));
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

test('the search link leads to the search page, which says what it needs', async ({page}) => {
  await page.goto(addressOf(''));
  await page.getByRole('link', {name: 'Search'}).click();
  await expect(page).toHaveURL(addressOf('search'));
  // Playwright's finders by text pass over this element.
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Search needs JavaScript.');
});

test('the links of the sidebar lead to their pages', async ({page}) => {
  await page.goto(addressOf('getting-started/introduction'));
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: /Install DevSpace/}).click();
  await expect(page).toHaveURL(addressOf('getting-started/installation'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
});

test('the banner of an old version leads to 6.x', async ({page}) => {
  await page.goto(addressOf('5.x'));
  await page.getByRole('complementary', {name: 'Version of this page'}).getByRole('link').click();
  await expect(page).toHaveURL(addressOf(''));
});
