import type {Locator, Page} from '@playwright/test';
import {latestVersion} from '@devspace-docs/versions';
import {expect, test} from '../fixtures.ts';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

/** The name of the version in the navbar. */
function versionName(page: Page, label: string): Locator {
  return page.getByRole('button', {name: `Version: ${label}`, exact: true});
}

async function expectAllVisible(elements: Locator, minimum: number): Promise<void> {
  const heights = await elements.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThanOrEqual(minimum);
  expect(Math.min(...heights)).toBeGreaterThan(0);
}

test('prints the version, the text and closed sections, without menus', async ({page, visit}) => {
  await visit('configuration/dev/connections/file-sync');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(versionName(page, latestVersion.menuLabel)).toBeVisible();
  for (const selector of [
    '.navbar__toggle',
    '.navbar__items--right',
    '.navbar__item.dropdown:has([href$="/configuration/reference"])',
    '.theme-doc-sidebar-container',
    '.footer',
    '.pagination-nav',
  ]) {
    await expect(page.locator(selector)).toBeHidden();
  }
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
  await expectAllVisible(page.locator('.field details:not([open]) > :last-child'), 1);
});

test('prints code without controls, and text as wide as code', async ({page, visit}) => {
  await visit('configuration/images');
  await expect(page.locator('.field pre > button').first()).toBeAttached();
  await expect(page.getByRole('button', {name: 'Copy', exact: true})).toHaveCount(0);
  const widthOf = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).first().boundingBox();
    return box?.width ?? 0;
  };
  expect(await widthOf('.markdown > p')).toBe(await widthOf('.markdown > .code-block'));

  await visit('getting-started/quickstart');
  const title = page.locator('.code-block figcaption', {hasText: 'Output'}).first();
  await expect(title).toHaveCSS('color', 'rgb(68, 68, 68)');
  const dots = await title.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(dots).toBe('none');
});

for (const path of [
  '',
  'cli/devspace_dev',
  'configuration/reference',
  'guides/recipes',
  'getting-started/introduction',
  'releases/upgrade-fixes',
  'tools/check',
]) {
  test(`prints no buttons on the page /${path}`, async ({page, visit}) => {
    await visit(path);
    const buttons = page.getByRole('main').locator('button, [role=toolbar]');
    await expect(buttons.filter({visible: true})).toHaveCount(0);
  });
}

test('prints all tabs, and the URLs of links to other sites', async ({page, visit}) => {
  await visit('getting-started/installation');
  await expectAllVisible(page.locator('[role="tabpanel"]'), 3);
  const link = page.locator('.markdown a[href^="http"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain((await link.getAttribute('href')) ?? '');
});

test('prints dark pages in black on white', async ({page, visit}) => {
  await visit('4.x/introduction?docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(versionName(page, '4.x')).toBeVisible();
  await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(17, 17, 17)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
