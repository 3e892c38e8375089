import type {Page} from '@playwright/test';
import {latestVersion} from '@devspace-docs/versions';
import {urlOf, holdRequests} from '../fixtures.ts';
import {mainNavigation, versionLink, versionMenu} from '../page-helpers.ts';
import {expect, linkOf, NO_HIT, test} from '../search.ts';

function versionField(page: Page) {
  return page.getByRole('main').getByRole('combobox', {name: 'Version'});
}

/** URL of the search page, as it is after a search in the latest version. */
function searchUrl(query: string, rest = ''): string {
  return urlOf(`search?q=${query}&version=${latestVersion.label}${rest}`);
}

test('searches while you type, without history entries', async ({
  page,
  visit,
  modal,
  searchPage: {root, field, results, status, suggestions},
}) => {
  await visit('getting-started/installation');
  await visit('search');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Search or paste an error');
  await expect(status).toHaveText(/^Search for a field/);
  await expect(results).toHaveCount(0);
  await expect(root).toContainText('paste the message');
  await expect(suggestions).toHaveText([...latestVersion.searchTopics]);
  await suggestions.first().click();
  await expect(field).toBeFocused();
  await expect(results.first()).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  await field.fill('');
  await expect(suggestions.first()).toBeVisible();
  await expect(page).toHaveURL(urlOf(`search?version=${latestVersion.label}`));

  const entries = await page.evaluate(() => history.length);
  await field.pressSequentially('sync');
  await expect(page).toHaveURL(searchUrl('sync'));
  await expect(results.first()).toBeVisible();
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // In a field, the slash is text, and doesn't open the modal.
  await page.keyboard.press('/');
  await expect(field).toHaveValue('sync/');
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await versionField(page).focus();
  await page.keyboard.press('/');
  await expect(modal.root).toHaveCount(0);

  await field.fill('');
  await expect(page).toHaveURL(urlOf(`search?version=${latestVersion.label}`));
  await expect(results).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(urlOf('getting-started/installation'));
});

test('searches for text that was typed before scripts loaded', async ({
  page,
  searchPage: {field, results},
}) => {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto(urlOf('search'), {waitUntil: 'commit'});
  await field.pressSequentially('port forwarding');
  release();
  await expect(results.first()).toBeVisible();
  await expect(field).toHaveValue('port forwarding');
  await expect(page).toHaveURL(searchUrl('port+forwarding'));
});

test('reads the query and the version from the URL, and updates it', async ({
  page,
  visit,
  searchPage: {field, results, status},
}) => {
  const link = results.first().getByRole('link');
  await visit('search?q=sync&version=4.x');
  await expect(field).toHaveValue('sync');
  await expect(field).not.toBeFocused();
  await expect(versionField(page)).toHaveValue('4.x');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(link).toHaveAttribute('href', /^\/docs\/4\.x\//);
  await versionField(page).selectOption('5.x');
  await expect(page).toHaveURL(urlOf('search?q=sync&version=5.x'));
  await expect(link).toHaveAttribute('href', /^\/docs\/5\.x\//);
  await versionField(page).selectOption(latestVersion.menuLabel);
  await expect(page).toHaveURL(searchUrl('sync'));
  await expect(link).toHaveAttribute('href', /^\/docs\/(?![45]\.x\/)/);
});

test('says that results are loading until the index of a version arrives', async ({
  page,
  visit,
  searchPage: {root, results, status},
}) => {
  const release = await holdRequests(page, '**/search-index/*-5.x.json');
  await visit(`search?q=${encodeURIComponent(NO_HIT)}&version=5.x`);
  await expect(status).toHaveText('Loading results…');
  await expect(root.getByText('No results')).toHaveCount(0);
  release();
  await expect(status).toHaveText('No results');

  const releaseNext = await holdRequests(page, '**/search-index/*-4.x.json');
  await visit('search?q=sync&version=5.x');
  await expect(results.first()).toBeVisible();
  await versionField(page).selectOption('4.x');
  await expect(status).toHaveText('Loading results…');
  await expect(results).toHaveCount(0);
  releaseNext();
  await expect(results.first().getByRole('link')).toHaveAttribute('href', /^\/docs\/4\.x\//);
});

test('the navbar belongs to the version of the search', async ({
  page,
  visit,
  modal,
  searchPage: {field, results, status},
}) => {
  await visit('search?q=kaniko&version=5.x');
  await expect(results.first()).toBeVisible();
  await expect(versionMenu(page, '5.x')).toBeVisible();
  await expect(mainNavigation(page).getByRole('button', {name: 'Search'})).toHaveAttribute(
    'href',
    /\/search\?version=5\.x$/,
  );
  for (const name of ['Guides', 'Troubleshooting'])
    await expect(mainNavigation(page).getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      /^\/docs\/5\.x\//,
    );
  await page.keyboard.press('Control+k');
  await modal.field.fill('kaniko');
  await expect(modal.results.first().getByRole('link')).toHaveAttribute('href', /^\/docs\/5\.x\//);
  await page.keyboard.press('Escape');

  await versionMenu(page, '5.x').hover();
  await versionLink(page, latestVersion.menuLabel).click();
  await expect(page).toHaveURL(searchUrl('kaniko'));
  await expect(field).toHaveValue('kaniko');
  await expect(versionField(page)).toHaveValue(latestVersion.label);
  await expect(versionMenu(page, latestVersion.menuLabel)).toBeVisible();
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(results.first().getByRole('link')).not.toHaveAttribute('href', /\/[45]\.x\//);
  await expect(mainNavigation(page).getByRole('link', {name: 'Guides'})).toBeVisible();
  await page.goBack();
  await expect(versionMenu(page, '5.x')).toBeVisible();
  await expect(results.first().getByRole('link')).toHaveAttribute('href', /^\/docs\/5\.x\//);

  // The version field changes the navbar too.
  await versionField(page).selectOption('4.x');
  await expect(versionMenu(page, '4.x')).toBeVisible();
});

test('shows the headings and the text of results, which the arrow keys reach', async ({
  page,
  visit,
  searchPage: {field, results},
}) => {
  await visit('search?q=dev.*.sync.excludePaths');
  const [first, second] = [results.nth(0), results.nth(1)];
  await expect(first.getByRole('heading')).toHaveText('dev.*.sync[].excludePaths');
  await expect(first).toContainText('Configuration');
  await expect(first).toContainText('File sync');
  await expect(first).toContainText('list of strings');
  await expect(results.locator('mark').first()).toBeVisible();

  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const opened = await linkOf(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(opened);
  await expect(page.locator('[id="dev-sync-excludePaths"]')).toBeInViewport();
});

test('splits the results into pages', async ({
  page,
  visit,
  searchPage: {field, results, status},
}) => {
  // Higher than the number of pages: shows the last page.
  await visit('search?q=devspace&page=999');
  const pages = page.getByRole('navigation', {name: 'Search results pages'});
  await expect(pages).toContainText(/Page (\d+) of \1/);
  await expect(page).toHaveURL(/&page=\d{1,2}$/);
  await expect(pages.getByRole('link', {name: 'Next'})).toHaveCount(0);

  await visit('search?q=devspace');
  await expect(results).toHaveCount(20);
  await expect(pages).toContainText(/Page 1 of \d+/);
  await expect(pages.getByRole('link', {name: 'Previous'})).toHaveCount(0);
  const first = await results.first().textContent();
  await pages.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(searchUrl('devspace', '&page=2'));
  await expect(pages).toContainText(/Page 2 of \d+/);
  await expect(results.first()).not.toHaveText(first ?? '');
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport();
  await page.goBack();
  await expect(results.first()).toHaveText(first ?? '');

  await page.goForward();
  await expect(pages).toContainText(/Page 2 of \d+/);
  await field.fill('devspace sync');
  await expect(page).toHaveURL(searchUrl('devspace+sync'));
  await expect(pages).toContainText(/Page 1 of \d+/);
});

test('shows a long query without results', async ({page, visit, searchPage: {root, status}}) => {
  await visit(`search?${new URLSearchParams({q: NO_HIT + 'x'.repeat(5000)}).toString()}`);
  await expect(root.getByText(`No results for “${NO_HIT}`)).toBeVisible();
  await expect(status).toHaveText('No results');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'a long query fits the page').toBeLessThanOrEqual(1440);
});

test('returns to the place that the reader left', async ({page, visit, searchPage: {results}}) => {
  await visit('search?q=port+forwarding');
  await results.nth(12).getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  const place = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(results.nth(12)).toBeInViewport();
  expect(await place()).toBeGreaterThan(0);
});
