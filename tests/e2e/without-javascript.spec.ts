import {latestVersion} from '@devspace-docs/versions';
import {layouts} from '@devspace-docs/page-weight';
import {urlOf, expect, test, NOT_FOUND_STATUS} from './fixtures.ts';
import {versionLink, versionMenu} from './page-helpers.ts';

test.use({javaScriptEnabled: false});

test('a page shows its text and colored code, and no button that needs scripts', async ({page}) => {
  await page.goto(urlOf('4.x/introduction'));
  await expect(page.locator('.navbar').getByRole('button', {name: /color|dark/i})).toHaveCount(0);
  await page.goto(urlOf('getting-started/initialize-project'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  const code = page.locator('pre code').first();
  await expect(code).toBeVisible();
  const plain = await code.evaluate((element) => getComputedStyle(element).color);
  await expect(code.locator('.ts, .tf, .tk').first()).not.toHaveCSS('color', plain);
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

test('phones have a link to the list of all pages', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(urlOf('configuration/dev/connections/file-sync'));
  await page.locator('.all-pages').click();
  await expect(page.locator('.sidebar-tree')).toBeInViewport();
});

test('the categories of the sidebar open', async ({page}) => {
  await page.goto(urlOf('getting-started/introduction'));
  const category = page
    .locator('.sidebar-tree details')
    .filter({has: page.locator('> summary', {hasText: 'Configuration'})})
    .first();
  const link = category.locator('> ul > li > a').first();
  await expect(link).toBeHidden();
  await category.locator('> summary').click({position: {x: 220, y: 12}});
  await expect(link).toBeVisible();
  const url = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new URL(url ?? '', urlOf('')).href);
});

// Styles open the menus of the navbar.
const controls =
  'button:not(.dropdown > *), input, select, textarea, [role="button"], [role="tab"], [href="#"]';

for (const width of [1440, 390]) {
  test(`a control that needs scripts is hidden on all pages: ${width} px`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOT_FOUND_STATUS);
    await page.setViewportSize({width, height: 844});
    for (const {path} of layouts) {
      await page.goto(urlOf(path));
      await expect(page.locator(controls).filter({visible: true}), path).toHaveCount(0);
    }
  });
}

test('the version menu opens on focus', async ({page}) => {
  await page.goto(urlOf('5.x/introduction'));
  await versionMenu(page, '5.x').focus();
  await versionLink(page, '4.x').click();
  await expect(page).toHaveURL(urlOf('4.x/introduction'));
});

test('on a phone, all pages and versions are listed below the text', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(urlOf('5.x/introduction'));
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(0);
  await expect(page.getByText('On this page').filter({visible: true})).toHaveCount(0);
  const tree = page.locator('.sidebar-tree');
  await expect(tree.locator('a[aria-current="page"]')).toBeVisible();
  const text = await page.getByRole('heading', {level: 1}).boundingBox();
  const pages = await tree.boundingBox();
  expect(pages?.y).toBeGreaterThan(text?.y ?? 0);
  await tree.getByText(latestVersion.menuLabel).click();
  await expect(page).toHaveURL(urlOf('getting-started/introduction'));
});
