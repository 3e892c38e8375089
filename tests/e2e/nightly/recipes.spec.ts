import type {Locator, Page} from '@playwright/test';
import {urlOf, expect, test, waitUntilInteractive} from '../fixtures.ts';
import {openWithoutScripts} from '../page-helpers.ts';

const GALLERY = 'guides/recipes';

function filters(page: Page): Locator {
  return page.getByRole('search', {name: 'Recipes'});
}

function option(page: Page, tag: string): Locator {
  return filters(page).getByRole('radio', {name: tag, exact: true});
}

function cards(page: Page): Locator {
  return page.getByRole('main').locator('li[data-tags]').filter({visible: true});
}

/** Tags of the visible cards. */
function shownTags(page: Page): Promise<Array<string | undefined>> {
  return cards(page).evaluateAll((items) =>
    items.map((item) => (item as HTMLElement).dataset.tags),
  );
}

test('tags filter the recipes, and are in the URL', async ({page, visit}) => {
  await visit(GALLERY);
  const status = filters(page).getByRole('status');
  const all = await cards(page).count();
  await expect(status).toHaveText(`${all} recipes`);
  const cut = cards(page)
    .locator('p')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight).length);
  expect(await cut).toBe(0);

  await option(page, 'Go').check();
  await expect(page).toHaveURL(/\?language=go$/);
  const count = await cards(page).count();
  expect(count).toBeLessThan(all);
  await expect(status).toHaveText(`${count} of ${all} recipes`);
  for (const tags of await shownTags(page)) expect(tags).toContain('language=go');

  await option(page, 'Debugger').check();
  await expect(page).toHaveURL(/\?language=go&task=debugger$/);
  for (const tags of await shownTags(page)) expect(tags).toMatch(/language=go.*task=debugger/);

  await filters(page).getByRole('button', {name: 'Show all'}).click();
  await expect(page).toHaveURL(new RegExp(`${GALLERY}$`));
  await expect(cards(page)).toHaveCount(all);
  await expect(status).toHaveText(`${all} recipes`);
});

test('the filter is applied before scripts run', async ({page}) => {
  const release = await openWithoutScripts(page, urlOf(`${GALLERY}?language=go`));
  await expect(cards(page).first()).toBeVisible();
  for (const tags of await shownTags(page)) expect(tags).toContain('language=go');
  const shown = await cards(page).count();
  await expect(option(page, 'Go')).toBeChecked();
  release();
  await waitUntilInteractive(page);
  await expect(option(page, 'Go')).toBeChecked();
  await expect(filters(page).getByRole('status')).toHaveText(new RegExp(`^${shown} of `));
  await expect(cards(page)).toHaveCount(shown);
});

test('the tags of a recipe lead to similar ones, and Back returns to the filtered list', async ({
  page,
  visit,
}) => {
  await visit(`${GALLERY}/nodejs-express`);
  const tags = page.getByRole('navigation', {name: 'Tags'});
  await tags.getByRole('link', {name: 'Hot reload'}).click();
  await expect(page).toHaveURL(new RegExp(`${GALLERY}\\?task=hot-reload$`));
  await expect(option(page, 'Hot reload')).toBeChecked();
  for (const shown of await shownTags(page)) expect(shown).toContain('task=hot-reload');

  const count = await cards(page).count();
  await cards(page).first().getByRole('link').click();
  await expect(tags).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?task=hot-reload$/);
  await expect(option(page, 'Hot reload')).toBeChecked();
  await expect(cards(page)).toHaveCount(count);
});

test('a filter without recipes can be removed, and the keyboard changes the filter', async ({
  page,
  visit,
}) => {
  await visit(`${GALLERY}?language=cobol`);
  await expect(filters(page).getByRole('status')).toHaveText(/^0 of /);
  await expect(cards(page)).toHaveCount(0);
  await filters(page).getByRole('button', {name: 'Show all'}).click();
  await expect(cards(page)).not.toHaveCount(0);

  await page.getByRole('radio', {name: 'All'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Node.js')).toBeChecked();
  await expect(page).toHaveURL(/\?language=nodejs$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(option(page, 'GPU')).toBeChecked();
  await expect(page).toHaveURL(/\?language=nodejs&task=gpu$/);
  await expect(filters(page).getByRole('status')).toHaveText(
    'No Node.js recipe has the tag “GPU”.',
  );
  await filters(page).getByRole('button', {name: 'Show GPU in all languages'}).click();
  await expect(page).toHaveURL(/\?task=gpu$/);
  await expect(cards(page)).not.toHaveCount(0);
});
