import type {Page} from '@playwright/test';
import {latestVersion} from '@devspace-docs/versions';
import {urlOf, waitUntilInteractive} from './fixtures.ts';
import {versionLink, versionMenu} from './page-helpers.ts';
import {expect, linkOf, test} from './search.ts';

/** What keeps a browser from storing data. Runs before all scripts of a page. */
const restrictions: Readonly<Record<string, () => void>> = {
  'has no storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
  'has little storage left': () => {
    const store = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key: string, value: string) => {
      if (value.length > 100) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      store(key, value);
    };
  },
};

async function switchToDark(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
  await versionMenu(page, from).hover();
  await versionLink(page, to).click();
}

for (const [what, restrict] of Object.entries(restrictions)) {
  test(`everything works in a browser that ${what}`, async ({page, visit, modal, search}) => {
    await page.addInitScript(restrict);
    await visit('getting-started/installation');
    const tab = page.getByRole('tab', {selected: false}).first();
    const label = (await tab.textContent()) ?? '';
    await tab.click();
    await expect(page.getByRole('tab', {name: label, selected: true}).first()).toBeVisible();

    await chooseVersion(page, latestVersion.menuLabel, '4.x');
    await expect(page).toHaveURL(urlOf('4.x/getting-started/installation'));
    await switchToDark(page);

    await search('sync');
    const result = await linkOf(modal.results.first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(result);
    await expect(modal.root).toHaveCount(0);
  });
}

test('remembers the version, and applies the color mode in all tabs', async ({
  page,
  context,
  visit,
}) => {
  await visit('getting-started/installation');
  await chooseVersion(page, latestVersion.menuLabel, '4.x');
  await expect(page).toHaveURL(urlOf('4.x/getting-started/installation'));

  const otherTab = await context.newPage();
  await otherTab.goto(urlOf('4.x'));
  await waitUntilInteractive(otherTab);
  await switchToDark(page);
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark');

  await otherTab.reload();
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await otherTab.goto(urlOf('search'));
  await expect(otherTab.getByRole('main').getByRole('combobox')).toHaveValue('4.x');
});
