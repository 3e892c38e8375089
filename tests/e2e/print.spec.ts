import {latestVersion} from '../../src/config/versions.ts';
import {expect, test} from './fixtures.ts';

const WITH_DETAILS = 'configuration/dev/connections/file-sync';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

test('paper holds the text, and no menus', async ({page, visit}) => {
  await visit(WITH_DETAILS);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const selector of [
    '.navbar__toggle',
    '.navbar__items--right',
    '.theme-doc-sidebar-container',
    '.footer',
    '.pagination-nav',
  ]) {
    await expect(page.locator(selector)).toBeHidden();
  }
  await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
});

test('paper names the version of the page', async ({page, visit}) => {
  for (const [path, label] of [
    ['configuration/reference', latestVersion.menuLabel],
    ['4.x/introduction', '4.x'],
  ] as const) {
    await visit(path);
    await expect(page.getByRole('button', {name: label, exact: true})).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
  }
});

test('paper shows what is closed on the screen', async ({page, visit}) => {
  await visit(WITH_DETAILS);
  const closed = page.locator('.field details:not([open])');
  expect(await closed.count()).toBeGreaterThan(0);
  const heights = await closed.evaluateAll((elements) =>
    elements.map((element) => element.lastElementChild?.getBoundingClientRect().height ?? 0),
  );
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('paper shows every tab of a group', async ({page, visit}) => {
  await visit('getting-started/installation');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(2);
  const heights = await panels.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('paper says where links to other sites lead', async ({page, visit}) => {
  await visit('getting-started/installation');
  const link = page.locator('.markdown a[href^="http"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain((await link.getAttribute('href')) ?? '');
});

test('paper is white, also for readers of dark pages', async ({page, visit}) => {
  await visit('4.x/introduction?docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colors = await page
    .locator('.markdown p')
    .first()
    .evaluate((element) => ({
      text: getComputedStyle(element).color,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(colors).toEqual({text: 'rgb(17, 17, 17)', ground: 'rgb(255, 255, 255)'});
});
