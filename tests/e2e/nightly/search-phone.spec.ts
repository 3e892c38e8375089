/** The search on touch screens, where it covers the page. */
import type {Page} from '@playwright/test';
import {holdRequests, urlOf, waitUntilInteractive} from '../fixtures.ts';
import {boxOf, mainNavigation, scrollTo} from '../page-helpers.ts';
import {expect, linkOf, test} from '../search.ts';

const PAGE = 'configuration/dev/connections/file-sync';

const PHONE = {width: 390, height: 844};

test.use({viewport: PHONE, hasTouch: true});

/** Somewhere in the page: the navbar is hidden below its top until the reader scrolls up. */
const POSITION = 1500;

function readPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls down, then up a little, which shows the navbar with the search button. */
async function scrollToPosition(page: Page): Promise<void> {
  await scrollTo(page, POSITION + 100);
  await expect.poll(() => readPosition(page)).toBe(POSITION + 100);
  await scrollTo(page, POSITION);
  await expect(searchButton(page)).toBeInViewport({ratio: 1});
}

function searchButton(page: Page) {
  return mainNavigation(page).getByRole('button', {name: 'Search...'});
}

/** Opens the search. Playwright's own `tap` would scroll, because the navbar is sticky. */
async function openSearch(page: Page): Promise<void> {
  const box = await boxOf(searchButton(page));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

for (const width of [PHONE.width, 768]) {
  test(`the reading position survives a search, ${width} pixels wide`, async ({
    page,
    visit,
    modal: {root, field, results},
  }) => {
    await page.setViewportSize({width, height: PHONE.height});
    await visit(PAGE);
    await scrollToPosition(page);
    for (const close of [
      () => root.getByRole('button', {name: 'Cancel'}).tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openSearch(page);
      await expect(field).toBeFocused();
      expect(await readPosition(page)).toBe(POSITION);
      await field.pressSequentially('sync');
      await expect(results.first()).toBeVisible();
      await close();
      await expect(root).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
      expect(await readPosition(page)).toBe(POSITION);
    }

    await openSearch(page);
    await field.fill('devspace purge');
    const result = results.first();
    const opened = await linkOf(result);
    await result.tap();
    await expect(page).toHaveURL(opened);
    await expect(root).toHaveCount(0);
    await expect.poll(() => readPosition(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(urlOf(PAGE));
    await expect.poll(() => readPosition(page)).toBe(POSITION);
  });
}

test('a result on the same page is shown', async ({
  page,
  visit,
  modal: {root, results},
  search,
}) => {
  await visit('troubleshooting/errors-variables');
  await scrollToPosition(page);
  await search("[fatal] couldn't find pipeline release");
  await results.first().tap();
  await expect(root).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('troubleshooting/errors-variables#pipeline-not-found'));
  await expect(page.locator('#pipeline-not-found')).toBeInViewport();
});

test('Back closes the search, and only the next one leaves the page', async ({
  page,
  visit,
  modal: {root, field, results},
}) => {
  await visit('getting-started/introduction');
  await page.getByRole('main').getByRole('link', {name: 'Compatibility'}).first().tap();
  const here = urlOf('getting-started/compatibility');
  await expect(page).toHaveURL(here);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Compatibility');

  const closeWithBack = async (): Promise<void> => {
    await scrollToPosition(page);
    const entries = await page.evaluate(() => window.history.length);
    await openSearch(page);
    await field.fill('sync');
    await expect(results.first()).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(root).toHaveCount(0);
    await expect(page).toHaveURL(here);
    expect(await readPosition(page)).toBe(POSITION);
    await expect(searchButton(page)).toBeFocused();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  };
  await closeWithBack();
  await page.goBack();
  await expect(page).toHaveURL(urlOf('getting-started/introduction'));
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Compatibility');

  // The router doesn't know entries from before a reload.
  await page.reload();
  await waitUntilInteractive(page);
  await closeWithBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Compatibility');
});

test('the Back button of the system closes the search', async ({page, visit, modal}) => {
  await visit(PAGE);
  // As Chrome on Android does: the first fires a `cancel` event, the second only a `close` event.
  for (const method of ['requestClose', 'close'] as const) {
    await openSearch(page);
    await expect(modal.field).toBeFocused();
    await modal.root.evaluate((dialog, name) => (dialog as HTMLDialogElement)[name](), method);
    await expect(page.locator('dialog')).toHaveCount(0);
  }
});

test('Back while the search loads leaves the page', async ({page, visit, modal}) => {
  await visit('getting-started/introduction');
  await page.getByRole('main').getByRole('link', {name: 'Compatibility'}).first().tap();
  await expect(page).toHaveURL(urlOf('getting-started/compatibility'));
  const release = await holdRequests(page, '**/assets/js/search-modal.*');
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL(urlOf('getting-started/introduction'));
  const loaded = page.waitForResponse('**/assets/js/search-modal.*');
  release();
  await (await loaded).finished();
  await page.waitForLoadState('networkidle');
  await expect(modal.root).toHaveCount(0);
});

test('results fill a phone in landscape', async ({page, visit, modal: {root, results}, search}) => {
  await page.setViewportSize({width: 844, height: 390});
  await visit(PAGE);
  await search('sync');
  await expect(results.first()).toBeVisible();
  await expect(root.getByRole('link', {name: /^See all/})).toBeInViewport({ratio: 1});
  const list = await root.locator('.DocSearch-Dropdown').boundingBox();
  expect(list?.height).toBeGreaterThan(280);
});

test('fields are large enough that Safari on iOS does not zoom in on them', async ({
  page,
  visit,
}) => {
  const check = async (path: string, isReady: string): Promise<void> => {
    await visit(path);
    await expect(page.locator(isReady).first()).toBeVisible();
    // Not the file field, which is a button.
    const fields = page.locator(
      'input:is([type="search"], [type="text"]), select, textarea, .cm-content',
    );
    const sizes = await fields.evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  };
  await check('configuration/reference', 'input[type="search"]');
  await check('search', 'input[type="search"]');
  await check('tools/check', '.cm-content');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog input')).toHaveCSS('font-size', '16px');
});
