import type {Page} from '@playwright/test';
import {latestVersion} from '@devspace-docs/versions';
import {deployment} from '../lib/built-site.ts';
import {findDarkViolations, findViolations} from './axe.ts';
import {urlOf, holdRequests, waitUntilInteractive} from './fixtures.ts';
import {compose} from './page-helpers.ts';
import {expect, expectRetry, linkOf, NO_HIT, test} from './search.ts';

/** The code and styles of the modal. */
const MODAL_FILES = '**/assets/{js,css}/search-modal.*';

const PAGE = 'getting-started/installation';

function searchButton(page: Page) {
  return page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('button', {name: 'Search'});
}

test('opens with the button or a key, and returns the focus', async ({page, visit, modal}) => {
  await visit(PAGE);
  await searchButton(page).click();
  await expect(modal.field).toBeFocused();
  await expect(modal.field).toHaveAttribute('placeholder', 'Search or paste an error message');
  // Only a modal dialog keeps the focus inside.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.root).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();

  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  for (const [openingKey, closingKey] of [
    ['/', 'Escape'],
    ['Control+k', 'Escape'],
    ['Meta+k', 'Escape'],
  ] as const) {
    await page.keyboard.press(openingKey);
    await expect(modal.field).toBeFocused();
    await expect(modal.field).toHaveValue('');
    await page.keyboard.press(closingKey);
    await expect(modal.root).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('the key that opened the search selects its query', async ({page, visit, modal, search}) => {
  await visit(PAGE);
  await search('sync');
  await page.keyboard.press('Control+k');
  await expect(modal.field).toHaveValue('sync');
  await page.keyboard.type('ports');
  await expect(modal.field).toHaveValue('ports');
});

test('keeps what readers type while it loads', async ({page, visit, modal}) => {
  await visit(PAGE);
  const release = await holdRequests(page, '**/assets/js/search-modal.*');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('file sync');
  release();
  await expect(modal.field).toHaveValue('file sync');
  await expect(modal.results.first()).toContainText('sync');
});

test('opens the first result after Enter, also if readers press it while it loads', async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  const release = await holdRequests(page, '**/assets/js/search-modal.*');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('file sync');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(urlOf('configuration/dev/connections/file-sync'));
});

test('keeps what readers type as soon as it opens', async ({page, visit, modal}) => {
  // Records what has the focus in the task that opens the dialog.
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal')
      ?.value as (this: HTMLDialogElement) => void;
    HTMLDialogElement.prototype.showModal = function showModal() {
      original.call(this);
      queueMicrotask(() => {
        this.dataset.firstFocus = document.activeElement?.tagName ?? '';
      });
    };
  });
  await visit(PAGE);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  await expect(page.locator('dialog:modal')).toHaveAttribute('data-first-focus', 'INPUT');
});

test('loads when the pointer reaches the button, and opens only if still wanted', async ({
  page,
  visit,
  modal,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const countRequests = (part: RegExp) => requests.filter((url) => part.test(url)).length;
  const release = await holdRequests(page, MODAL_FILES);
  await visit(PAGE);
  // By then, the browser was idle, and the page has loaded all that it loads by itself.
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  expect(countRequests(/search-modal|search-index/)).toBe(0);
  await searchButton(page).hover();
  for (const part of [/search-modal\.[^/]*\.js$/, /search-modal\.[^/]*\.css$/, /search-index/]) {
    await expect.poll(() => countRequests(part)).toBe(1);
  }

  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  release();
  await page.waitForLoadState('networkidle');
  await expect(modal.root).toHaveCount(0);

  await searchButton(page).click();
  await expect(modal.field).toBeFocused();
  expect(countRequests(/search-modal/)).toBe(2);
});

test('if the modal fails to load, the button opens the search page in the current version', async ({
  page,
  visit,
  searchPage,
  problems,
}) => {
  problems.allow(/search-modal|ERR_FAILED/);
  await page.route(MODAL_FILES, (route) => route.abort());
  await visit('5.x/introduction');
  await searchButton(page).click();
  await expect(page).toHaveURL(urlOf('search?version=5.x'));
  await expect(searchPage.field).toBeVisible();
});

test('opens results with the keyboard, with a click, and in a new tab', async ({
  page,
  context,
  visit,
  modal: {root, field, results},
  search,
}) => {
  await visit(PAGE);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await search('sync');
  const newTab = context.waitForEvent('page');
  await results
    .first()
    .getByRole('link')
    .click({modifiers: ['ControlOrMeta']});
  await (await newTab).close();
  await expect(root).toBeVisible();
  await expect(page).toHaveURL(urlOf(PAGE));

  await field.focus();
  await expect(results.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(results.nth(0)).toHaveCSS('background-color', 'rgb(232, 247, 253)');
  await expect(results.nth(0).getByRole('link')).toHaveCSS('font-weight', '500');
  await expect(root.locator('[role=option] a:not([tabindex])')).toHaveCount(1);
  await expect(results.nth(0).locator('mark').first()).toHaveCSS('font-weight', '700');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await linkOf(results.nth(1));
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  await expect(page).toHaveURL(second);

  await search('images');
  // The recent search, which is listed before, has no mark.
  await expect(results.first().locator('mark').first()).toBeVisible();
  const first = await linkOf(results.first());
  await results.first().getByRole('link').click();
  await expect(root).toHaveCount(0);
  await expect(page).toHaveURL(first);
  // The site wasn't loaded again.
  await expect(page.locator('html[data-kept]')).toBeAttached();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(root).toHaveCount(0);
});

test('finds pages of the current version, and links to all of them', async ({
  page,
  visit,
  modal: {root, results},
  search,
  searchPage,
}) => {
  await visit('5.x/introduction');
  await search('sync');
  await expect(results.first()).toBeVisible();
  const paths = await results
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of paths) expect(path).toMatch(/^\/docs\/5\.x\//);

  // The link is always in view, below the selected result.
  const link = root.getByRole('link', {name: /^See all \d+ results$/});
  await expect(link).toBeInViewport({ratio: 1});
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown');
  await expect(async () => {
    const result = await results.and(page.locator('[aria-selected="true"]')).boundingBox();
    const footer = await link.boundingBox();
    expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  }).toPass();

  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(root).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('search?q=sync&version=5.x'));
  await expect(searchPage.field).toHaveValue('sync');
  await expect(searchPage.status).toHaveText(`${count} results`);
});

test('lists results in the same order as the search page', async ({
  visit,
  modal: {root, results},
  search,
  searchPage,
}) => {
  await visit(PAGE);
  // Its results alternate between pages and between sections of the site.
  await search('environment variable');
  await expect(results.first()).toBeVisible();
  const hrefsOf = (list: typeof results) =>
    list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const inModal = await hrefsOf(results);
  await root.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(searchPage.results.first()).toBeVisible();
  const onPage = await hrefsOf(searchPage.results);
  const count = Math.min(inModal.length, onPage.length);
  expect(count).toBeGreaterThan(5);
  expect(inModal.slice(0, count)).toEqual(onPage.slice(0, count));
});

test('shows facts about the best result', async ({page, visit, modal: {field, results}}) => {
  await visit(PAGE);
  await page.keyboard.press('/');
  for (const [query, name, facts] of [
    ['dev.*.sync.excludePaths', 'dev.*.sync[].excludePaths', 'list of strings'],
    ['--force-build', '--force-build', 'Default: true'],
    ['--max-concurrent-builds', '--max-concurrent-builds', 'Also a flag of devspace '],
    ["[fatal] couldn't find pipeline release", "couldn't find pipeline X", 'Fix: '],
  ] as const) {
    await field.fill(query);
    await expect(results.first().getByRole('link')).toHaveText(name);
    await expect(results.first()).toContainText(facts);
    await expect(results.first().getByRole('paragraph').last()).toHaveText(/^[A-Z].*\.$/);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('troubleshooting/errors-variables#pipeline-not-found'));
  await expect(page.locator('#pipeline-not-found')).toBeInViewport();
});

test('remembers recent searches and favorites', async ({
  page,
  visit,
  modal: {root, field, results, suggestions},
}) => {
  await visit(PAGE);
  // As left by a browser that crashed.
  await page.evaluate(() =>
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{"broken":'),
  );
  await page.keyboard.press('/');
  await expect(root.getByText('Try searching for:')).toBeVisible();
  await expect(suggestions).toHaveText(latestVersion.searchTopics);
  await suggestions.filter({hasText: 'install'}).click();
  await expect(field).toHaveValue('install');
  await expect(results.first()).toBeVisible();
  await field.fill('');
  await expect(results).toHaveCount(0);
  await field.fill('sync');
  const result = results.first();
  const opened = await linkOf(result);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(opened);

  await page.keyboard.press('/');
  await expect(root.getByText('Recent', {exact: true})).toBeVisible();
  expect(await linkOf(result)).toBe(opened);
  await expect(root.getByText('Try searching for:')).toBeHidden();
  // The dialog is as high as the list.
  expect((await root.locator('.DocSearch-Modal').boundingBox())?.height).toBeLessThan(300);
  await expect(result.getByRole('link')).toContainText(latestVersion.label);
  await result.getByRole('button', {name: 'Save this search'}).click();
  await expect(root.getByText('Favorite', {exact: true})).toBeVisible();
  await expect(root.getByText('Recent', {exact: true})).toHaveCount(0);

  await page.reload();
  await waitUntilInteractive(page);
  await page.keyboard.press('/');
  await expect(root.getByText('Favorite', {exact: true})).toBeVisible();
  expect(await linkOf(result)).toBe(opened);
  await result.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(root.getByText('Try searching for:')).toBeVisible();
});

test('suggests a similar query, or what to do, if nothing is found', async ({
  visit,
  modal: {root, field, results, status, suggestions},
  search,
}) => {
  await visit('configuration/dev/connections/file-sync');
  await search('xuberntes');
  await expect(suggestions).toHaveText(['kubernetes']);
  await suggestions.click();
  await expect(field).toHaveValue('kubernetes');
  await expect(field).toBeFocused();
  await expect(results.first()).toBeVisible();
  await expect(root.getByText('No results for')).toHaveCount(0);

  await field.fill(NO_HIT);
  await expect(root.getByText(`No results for “${NO_HIT}”`)).toBeVisible();
  await expect(status).toHaveText('No results');
  await expect(root.getByRole('link', {name: 'Error messages'})).toHaveAttribute(
    'href',
    `${deployment.baseUrl}troubleshooting/errors`,
  );
  await expect(root.getByRole('link', {name: 'Report a missing page'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/issues\/new\?title=.*qqzzxxvv/,
  );
  await expect(suggestions).toHaveCount(0);

  await field.fill(NO_HIT + 'x'.repeat(10_000));
  await expect(status).toHaveText('No results');
  await field.fill('');
  await expect(root.getByText('No results for')).toHaveCount(0);
  // Topics of the version, except for the page being read.
  await expect(suggestions).toHaveText(
    latestVersion.searchTopics.filter((topic) => topic !== 'file sync'),
  );
});

test('says that results are loading, and shows them when the index arrives', async ({
  page,
  visit,
  modal: {root, field, results, status},
  search,
}) => {
  const release = await holdRequests(page, '**/search-index/**');
  await visit(PAGE);
  await search('sync');
  for (const query of ['sync', 'sync ex', NO_HIT, 'sync']) {
    await field.fill(query);
    await expect(status).toHaveText('Loading results…');
    await expect(status).toBeVisible();
    await expect(status).not.toHaveClass(/Hidden/);
    await expect(root.getByText('No results').filter({visible: true})).toHaveCount(0);
    await expect(root.getByText('Try searching for:')).toHaveCount(0);
  }
  release();
  await expect(results.first()).toBeVisible();
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(field).toHaveValue('sync');
  await expect(field).toBeFocused();
});

test('Enter opens only results of the current query', async ({
  page,
  visit,
  modal: {root, field, results, status},
  search,
}) => {
  await visit(PAGE);
  await search('devspace purge');
  await expect(results.first()).toContainText('purge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('cli/devspace_purge'));

  // The recent search is the first result until the index arrives.
  const release = await holdRequests(page, '**/search-index/**');
  await page.reload();
  await waitUntilInteractive(page);
  await page.keyboard.press('/');
  await expect(root.getByText('Recent', {exact: true})).toBeVisible();
  await field.fill('devspace deploy');
  await expect(status).toHaveText('Loading results…');
  await page.keyboard.press('Enter');
  // Another query: the first one no longer opens a result.
  await field.fill('devspace build');
  release();
  await expect(results.first()).toContainText('build');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('cli/devspace_build'));
});

test('Enter before the results arrive opens the first one', async ({
  page,
  visit,
  modal: {root, status},
  search,
}) => {
  const release = await holdRequests(page, '**/search-index/**');
  await visit(PAGE);
  await search('devspace deploy');
  await expect(status).toHaveText('Loading results…');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(urlOf('cli/devspace_deploy'));
  await expect(root).toHaveCount(0);
});

test('keys of an input method neither close the search nor open a result', async ({
  page,
  visit,
  modal: {root, field, results},
  search,
}) => {
  await visit(PAGE);
  await search('sync');
  await expect(results.first()).toBeVisible();
  await compose(page, ' files');
  await expect(field).toHaveValue('sync files');
  await expect(results.first()).toContainText('file');
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press(key);
    await expect(root).toBeVisible();
    await expect(page).toHaveURL(urlOf(PAGE));
  }
  // Safari sends the key after the composition.
  await field.dispatchEvent('keydown', {key: 'Enter', keyCode: 229});
  await field.dispatchEvent('keydown', {key: 'Escape', keyCode: 229});
  await expect(root).toBeVisible();
  await expect(page).toHaveURL(urlOf(PAGE));
});

test('if the index fails to load, shows an error and retries on request', async ({
  page,
  visit,
  modal,
  search,
  problems,
}) => {
  problems.allow(/search-index|ERR_FAILED/);
  await page.route('**/search-index/**', (route) => route.abort());
  await visit(PAGE);
  await search('sync');
  await expectRetry(modal, () => page.unroute('**/search-index/**'));
  await expect(modal.field).toHaveValue('sync');
});

test('is accessible in both color modes, and fits a phone', async ({
  page,
  visit,
  modal: {root, field, results},
  search,
}) => {
  // Colors are checked after their transitions.
  await page.emulateMedia({reducedMotion: 'reduce'});
  // The other versions are only light.
  await visit('4.x/introduction');
  await search('sync');
  await expect(results.first()).toBeVisible();
  await expect(results.getByRole('heading')).toHaveCount(0);
  await expect(root.locator('> div')).not.toHaveAttribute('role');
  // DocSearch puts links into options.
  const options = {selector: 'dialog', ignored: ['nested-interactive']};
  expect(await findViolations(page, options)).toEqual([]);
  expect(await findDarkViolations(page, options)).toEqual([]);
  await field.fill('xuberntes');
  await expect(root.getByText('No results for “xuberntes”')).toBeVisible();
  expect(await findViolations(page, options)).toEqual([]);

  await page.setViewportSize({width: 390, height: 844});
  await field.fill('sync');
  await expect(results.first()).toBeVisible();
  expect(await root.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(390);
  await root.getByRole('button', {name: 'Cancel'}).click();
  await expect(root).toHaveCount(0);
});
