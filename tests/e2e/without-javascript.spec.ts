import {readFileSync} from 'node:fs';
import {latestVersion} from '../../src/config/versions.ts';
import {redirects} from '../../src/config/redirects.ts';
import {routeOf, type Route} from '../lib/routes.ts';
import {addressOf, expect, test} from './fixtures.ts';

test.use({javaScriptEnabled: false});

const routes = JSON.parse(readFileSync('tests/routes/routes.json', 'utf8')) as Route[];

test('a page can be read', async ({page}) => {
  await page.goto(addressOf('getting-started/installation'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
});

test('code is colored', async ({page}) => {
  await page.goto(addressOf('getting-started/initialize-project'));
  const code = page.locator('pre code').first();
  // Disabled scripts are those of the page: its styles can still be asked for.
  const color = async (selector: string): Promise<string> =>
    code
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const plain = await code.evaluate((element) => getComputedStyle(element).color);
  expect(await color('.ts, .tf, .tk')).not.toBe(plain);
});

test('no button is shown that would do nothing', async ({page}) => {
  await page.goto(addressOf('getting-started/initialize-project'));
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

test('the search link leads to the search page, which says what it needs', async ({page}) => {
  await page.goto(addressOf(''));
  await page.getByRole('link', {name: 'Search'}).click();
  await expect(page).toHaveURL(addressOf(`search?version=${latestVersion.label}`));
  // Playwright's finders by text pass over this element.
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Search requires JavaScript.');
});

for (const [line, landing] of [
  [latestVersion.label, 'getting-started/introduction'],
  ['5.x', '5.x/introduction'],
  ['4.x', '4.x/introduction'],
] as const) {
  test(`the sidebar of ${line} holds every page, also those of closed categories`, async ({
    page,
  }) => {
    await page.goto(addressOf(landing));
    // Playwright's finders by role pass over what only browsers without scripts show.
    const links = page.locator('.sidebar-tree li a');
    const shown = await links.evaluateAll((elements) =>
      elements.map((element) => (element as HTMLAnchorElement).pathname.replace(/\/$/, '')),
    );
    const expected = routes
      .filter(({version, sidebar}) => version === line && sidebar)
      .map(({route}) => route.replace(/\/$/, ''))
      .filter((route) => !redirects.some(({from}) => routeOf(from.slice(1)) === route));
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.filter((path) => !shown.includes(path))).toEqual([]);
  });
}

test('a closed category opens, and its pages can be reached', async ({page}) => {
  await page.goto(addressOf('getting-started/introduction'));
  // Named, since it is no closed one after the click.
  await page
    .locator('.sidebar-tree details:not([open])')
    .filter({has: page.locator('> summary', {hasText: 'Configuration'})})
    .first()
    .evaluate((element) => {
      element.id = 'category';
    });
  const category = page.locator('#category');
  const link = category.locator('> ul > li > a').first();
  await expect(link).toBeHidden();
  await category.locator('> summary').click({position: {x: 220, y: 12}});
  await expect(link).toBeVisible();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);
});

test('the version menu opens for the keyboard', async ({page}) => {
  await page.goto(addressOf('5.x/introduction'));
  const menu = page.getByRole('navigation', {name: 'Main', exact: true});
  await menu.getByRole('button', {name: '5.x', exact: true}).focus();
  const link = menu.getByRole('link', {name: '4.x', exact: true});
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(addressOf('4.x/introduction'));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('all pages and versions stand below the text', async ({page}) => {
    await page.goto(addressOf('5.x/introduction'));
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(0);
    const tree = page.locator('.sidebar-tree');
    await expect(tree.locator('a[aria-current="page"]')).toBeVisible();
    const text = await page.getByRole('heading', {level: 1}).boundingBox();
    const pages = await tree.boundingBox();
    expect(pages?.y).toBeGreaterThan(text?.y ?? 0);
    await tree.getByText(latestVersion.menuLabel).click();
    await expect(page).toHaveURL(addressOf('getting-started/introduction'));
  });
});
