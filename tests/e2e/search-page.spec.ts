import type {Page} from '@playwright/test';
import {latestVersion, versions as allVersions} from '../../src/config/versions.ts';
import {addressOf, expect, test} from './fixtures.ts';

function field(page: Page) {
  return page.getByRole('main').getByRole('searchbox', {name: 'Search'});
}

function versions(page: Page) {
  return page.getByRole('main').getByRole('combobox', {name: 'Version'});
}

function results(page: Page) {
  return page.getByRole('main').getByRole('listitem');
}

function suggestions(page: Page) {
  return page.getByRole('main').getByText('Try searching for:').getByRole('button');
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status');
}

test('the field has the focus when the page is opened empty', async ({page, visit}) => {
  await visit('search');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search...');
  await expect(count(page)).toHaveText(/^Search for a field/);
  await expect(results(page)).toHaveCount(0);
});

test('what was typed before scripts came is sought', async ({page}) => {
  let letScriptsCome = (): void => {};
  const hasTyped = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await hasTyped;
    await route.continue();
  });
  await page.goto(addressOf('search'), {waitUntil: 'commit'});
  await field(page).pressSequentially('port forwarding');
  letScriptsCome();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('port forwarding');
  await expect(page).toHaveURL(
    addressOf(`search?q=port+forwarding&version=${latestVersion.label}`),
  );
});

test('the address says what is sought, and in which version', async ({page, visit}) => {
  await visit('search?q=sync&version=4.x');
  await expect(field(page)).toHaveValue('sync');
  await expect(field(page)).not.toBeFocused();
  await expect(versions(page)).toHaveValue('4.x');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/4\.x\//);
  await versions(page).selectOption('5.x');
  await expect(page).toHaveURL(addressOf('search?q=sync&version=5.x'));
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/5\.x\//);
  await versions(page).selectOption(latestVersion.menuLabel);
  await expect(page).toHaveURL(addressOf(`search?q=sync&version=${latestVersion.label}`));
});

test('typing changes the address in place: Back leads out of the search', async ({page, visit}) => {
  await visit('getting-started/installation');
  await visit('search');
  const entries = await page.evaluate(() => history.length);
  await field(page).pressSequentially('sync');
  await expect(page).toHaveURL(addressOf(`search?q=sync&version=${latestVersion.label}`));
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await field(page).fill('');
  await expect(page).toHaveURL(addressOf(`search?version=${latestVersion.label}`));
  await expect(results(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(addressOf('getting-started/installation'));
});

test('the number of results is told politely', async ({page, visit}) => {
  await visit('search?q=sync');
  await expect(count(page)).toHaveText(/^\d+ results$/);
  await field(page).fill('qqzzxxvv');
  await expect(count(page)).toHaveText('No results');
});

test('the arrow keys lead through the results and back', async ({page, visit}) => {
  await visit('search?q=sync');
  await expect(results(page).nth(1)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const address = await results(page).nth(0).getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);
});

test('further results stand on pages of their own', async ({page, visit}) => {
  await visit('search?q=devspace');
  await expect(results(page)).toHaveCount(20);
  const pages = page.getByRole('navigation', {name: 'Search results pages'});
  await expect(pages).toContainText(/Page 1 of \d+/);
  await expect(pages.getByRole('link', {name: 'Previous'})).toHaveCount(0);
  const first = await results(page).first().textContent();
  await pages.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(
    addressOf(`search?q=devspace&version=${latestVersion.label}&page=2`),
  );
  await expect(pages).toContainText(/Page 2 of \d+/);
  await expect(results(page).first()).not.toHaveText(first ?? '');
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await page.goBack();
  await expect(pages).toContainText(/Page 1 of \d+/);
  await expect(results(page).first()).toHaveText(first ?? '');
});

test('a page behind the last one is the last one', async ({page, visit}) => {
  await visit('search?q=sync&page=999');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=sync&version=6\.x&page=\d{1,2}$/);
  await expect(page.getByRole('main')).toContainText(/Page (\d+) of \1/);
});

test('another query begins at its first page', async ({page, visit}) => {
  await visit('search?q=devspace&page=2');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('devspace sync');
  await expect(page).toHaveURL(addressOf(`search?q=devspace+sync&version=${latestVersion.label}`));
});

test('a query without results says so, and leads to a report of what is missing', async ({
  page,
  visit,
}) => {
  await visit('search?q=qqzzxxvv');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for “qqzzxxvv”')).toBeVisible();
  await expect(main).toContainText('Believe this query should return results?');
  await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/issues\/new\?title=.*qqzzxxvv$/,
  );
});

test('a query without results suggests another one', async ({page, visit}) => {
  await visit('search?q=xuberntes');
  await page.getByRole('main').getByRole('button', {name: 'kubernetes'}).click();
  await expect(field(page)).toHaveValue('kubernetes');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(addressOf(`search?q=kubernetes&version=${latestVersion.label}`));
});

for (const {label, searchTopics} of allVersions) {
  test(`the topics suggested in ${label} find something there`, async ({page, visit}) => {
    for (const topic of searchTopics) {
      await visit(`search?q=zzqqxjvkkw&version=${label}`);
      await expect(suggestions(page)).toHaveText([...searchTopics]);
      await suggestions(page).filter({hasText: topic}).click();
      await expect(field(page)).toHaveValue(topic);
      await expect(results(page).first()).toBeVisible();
      await expect(versions(page)).toHaveValue(label);
    }
  });
}

test('a result shows the headings above it, and what it says', async ({page, visit}) => {
  await visit('search?q=dev.*.sync.excludePaths');
  const first = results(page).first();
  await expect(first.getByRole('heading')).toHaveText('dev.*.sync[].excludePaths');
  await expect(first).toContainText('Configuration');
  await expect(first).toContainText('File sync');
  await expect(first).toContainText('list of strings');
  await expect(results(page).locator('mark').first()).toBeVisible();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(
    addressOf('configuration/dev/connections/file-sync#dev-sync-excludePaths'),
  );
  await expect(page.locator('[id="dev-sync-excludePaths"]')).toBeInViewport();
});

for (const query of [
  '<img src=x onerror="document.documentElement.dataset.attacked=1">qqzzxx',
  'שלום עולם qqzzxx',
  `qqzzxx${'x'.repeat(5000)}`,
]) {
  test(`any query is text and nothing else: ${query.slice(0, 40)}`, async ({page, visit}) => {
    await visit(`search?${new URLSearchParams({q: query}).toString()}`);
    const main = page.getByRole('main');
    await expect(count(page)).toHaveText(/results?$/);
    await expect(main.locator('img')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
    // Nothing is so long that it widens the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => window.innerWidth),
    );
  });
}
