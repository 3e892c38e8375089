import type {Locator, Page} from '@playwright/test';
import {compareReleases} from '@devspace-docs/versions';
import {expect, test, urlOf} from '../fixtures.ts';

const FIXES = 'releases/upgrade-fixes';
const RELEASE = '6.1.0';

function entries(page: Page): Locator {
  return page.getByRole('main').locator('li[data-area]').filter({visible: true});
}

/** The releases with each visible problem. */
function shownRanges(page: Page): Promise<Array<{since?: string; fixed?: string}>> {
  return entries(page).evaluateAll((items) =>
    items.map((item) => {
      const {since, fixed} = (item as HTMLElement).dataset;
      return {...(since !== undefined && {since}), ...(fixed !== undefined && {fixed})};
    }),
  );
}

test('a release shows only the problems that it has, and is in the URL', async ({page, visit}) => {
  await visit(FIXES);
  const status = page.getByRole('search', {name: 'Problems'}).getByRole('status');
  const select = page.getByLabel('Your release');
  const all = await entries(page).count();
  await expect(status).toHaveText(/^\d+ problems$/);

  await select.selectOption(RELEASE);
  await expect(page).toHaveURL(urlOf(`${FIXES}?release=${RELEASE}`));
  await expect(status).toHaveText(/^An upgrade from 6\.1\.0 fixes \d+ problems\.$/);
  const ranges = await shownRanges(page);
  expect(ranges.length).toBeLessThan(all);
  for (const {since, fixed} of ranges) {
    if (since !== undefined) expect(compareReleases(since, RELEASE)).toBeLessThanOrEqual(0);
    if (fixed !== undefined) expect(compareReleases(fixed, RELEASE)).toBeGreaterThan(0);
  }
  const fixes = ranges.filter(({fixed}) => fixed !== undefined).length;
  await expect(status).toContainText(`fixes ${fixes} problems`);

  await page.reload();
  await expect(select).toHaveValue(RELEASE);
  await expect(entries(page)).toHaveCount(ranges.length);
  await entries(page).getByRole('link', {name: /^6\./}).first().click();
  await expect(page).toHaveURL(/\/releases#v6-/);
  await page.goBack();
  await expect(select).toHaveValue(RELEASE);
  await expect(entries(page)).toHaveCount(ranges.length);

  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(page).toHaveURL(urlOf(FIXES));
  await expect(entries(page)).toHaveCount(all);
});

test('a link to a problem that the release does not have removes the filter', async ({
  page,
  visit,
}) => {
  await visit(FIXES);
  const id = await page
    .locator('li[data-fixed="6.0.1"]')
    .first()
    .evaluate((item) => item.id);
  await visit(`${FIXES}?release=${RELEASE}#${id}`);
  await expect(page).toHaveURL(urlOf(`${FIXES}#${id}`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('releases that do not exist or belong to another version are explained', async ({
  page,
  visit,
}) => {
  await visit(`${FIXES}?release=6.1.9`);
  const status = page.getByRole('search', {name: 'Problems'}).getByRole('status');
  await expect(status).toContainText('DevSpace has no 6.1.9. The release before it is 6.1.1.');
  await expect(page.getByLabel('Your release')).toHaveValue('');
  await visit(`${FIXES}?release=5.18.5`);
  await expect(status).toContainText('5.18.5 is a release of 5.x.');
  await status.getByRole('link', {name: 'Problems of 5.x'}).click();
  await expect(page).toHaveURL(urlOf(`5.x/${FIXES}?release=5.18.5`));
  await expect(page.getByLabel('Your release')).toHaveValue('5.18.5');
});

test('release notes can be filtered by area and text', async ({page, visit}) => {
  await visit('releases');
  const status = page.getByRole('search', {name: 'Changes'}).getByRole('status');
  await page.getByLabel('Area').selectOption('sync');
  await expect(page).toHaveURL(urlOf('releases?area=sync'));
  const count = await entries(page).count();
  await expect(status).toHaveText(`${count} changes`);
  for (const item of await entries(page).all()) {
    await expect(item).toHaveAttribute('data-area', 'sync');
  }
  await page.getByLabel('Text').fill('read-only');
  await expect(page).toHaveURL(urlOf('releases?area=sync&filter=read-only'));
  await expect(entries(page)).not.toHaveCount(count);
  for (const item of await entries(page).all()) await expect(item).toContainText('read-only');
  const included = page.getByRole('heading', {name: 'Included versions'});
  await expect(included).toBeHidden();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(included).toBeVisible();
  await expect(page).toHaveURL(urlOf('releases'));
});
