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

/** The address of the first result. */
function best(page: Page) {
  return results(page).first().getByRole('link');
}

function queryOf(text: string, version = ''): string {
  return `search?${new URLSearchParams({q: text, ...(version && {version})}).toString()}`;
}

for (const [what, text, href, fact] of [
  ['a field', 'excludePaths', /#dev-sync-excludePaths$/, 'list of strings'],
  ['a flag of a command', 'devspace sync --upload-only', /#flag-upload-only$/, 'bool'],
  ['a command', 'devspace list ports', /\/cli\/devspace_list_ports$/, 'devspace list ports'],
  ['a function', 'run_default_pipeline', /\/functions#run_default_pipeline$/, 'built-in script'],
  [
    'an environment variable',
    'DEVSPACE_SKIP_VERSION_CHECK',
    /\/environment-variables#/,
    'newer version',
  ],
] as const) {
  test(`${what} is found by its name, with what it is`, async ({page, visit}) => {
    await visit(queryOf(text));
    await expect(best(page)).toHaveAttribute('href', href);
    await expect(results(page).first()).toContainText(fact);
  });
}

test('a message is found, whatever names the reader has in it', async ({page, visit}) => {
  await visit(
    queryOf(
      'error watching path /srv/data/web-7f9c: lstat /srv/data/web-7f9c/tmp: permission denied',
    ),
  );
  await expect(best(page)).toHaveAttribute(
    'href',
    /\/troubleshooting\/errors-sync#error-watching-path$/,
  );
  await best(page).click();
  await expect(page.locator('[id="error-watching-path"]')).toBeInViewport();
});

test('typing errors, beginnings and other words find what is meant', async ({page, visit}) => {
  await visit(queryOf('prot forwrading'));
  await expect(best(page)).toHaveAttribute('href', /\/port-forwarding/);
  await field(page).fill('kustomi');
  await expect(best(page)).toHaveAttribute('href', /\/kubectl\/kustomizations|kustomize/);
  await field(page).fill('hot reload');
  await expect(best(page)).toHaveAttribute('href', /\/dev\/connections\//);
});

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
