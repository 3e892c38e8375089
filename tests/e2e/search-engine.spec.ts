import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

/** Files of the built-in search that each version has of its own. */
const INDEX = '**/search-index/docs-default-current.json';

function field(page: Page) {
  return page.getByRole('main').getByRole('searchbox', {name: 'Search'});
}

function results(page: Page) {
  return page.getByRole('main').getByRole('listitem');
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status');
}

/** The URL of the first result. */
function best(page: Page) {
  return results(page).first().getByRole('link');
}

function queryOf(text: string, version = ''): string {
  return `search?${new URLSearchParams({q: text, ...(version && {version})}).toString()}`;
}

test('passages of other pages are not found', async ({page, visit}) => {
  await visit(queryOf('config commands', '4.x'));
  await expect(results(page).first()).toBeVisible();
  const addresses = await results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.filter((address) => address.includes('/fragments/'))).toEqual([]);
});

test('nothing that is typed keeps the search busy', async ({page, visit}) => {
  await visit(queryOf('sync'));
  await expect(results(page).first()).toBeVisible();
  for (const text of [
    'x'.repeat(2_000),
    'kubrentes depolymnet contianer snycing '.repeat(50),
    '^(a+)+$ (((',
    '__proto__ constructor toString',
    'مزامنة 🚀',
  ]) {
    await field(page).fill(text);
    await field(page).fill('sync');
    await expect(count(page)).toHaveText(/^\d+ results$/);
    await expect(best(page)).toBeVisible();
  }
});

test.describe('an index that is', () => {
  test.use({
    allowedProblems: [{pattern: /search-index|ERR_FAILED|404/, reason: 'the test takes it away'}],
  });

  for (const [what, body, status] of [
    ['missing', 'Not found', 404],
    ['broken', '<html>', 200],
    ['of another version of the site', '{"format": 0}', 200],
  ] as const) {
    test(`${what} is told, and asked for again`, async ({page, visit}) => {
      await page.route(INDEX, (route) => route.fulfill({status, body}));
      await visit(queryOf('sync'));
      await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
      await page.unroute(INDEX);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
