import type {Page} from '@playwright/test';
import {latestVersion} from '../../src/config/versions.ts';
import {addressOf, expect, test, waitUntilInteractive} from './fixtures.ts';

/** What a browser may do to pages that ask for storage, run before any script of the page. */
const refusals: Record<string, () => void> = {
  'offers no storage': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'blocks reading': () => {
    const refuse = (): never => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  },
  'blocks writing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError');
    };
  },
};

function colorSwitch(page: Page) {
  return page.getByRole('button', {name: /Switch between dark and light mode/});
}

for (const [name, refuse] of Object.entries(refusals)) {
  test.describe(`in a browser that ${name}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(refuse);
    });

    test('the color switch works for the page, and one warning is all', async ({page, visit}) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await visit('4.x');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(async () => {
        await colorSwitch(page).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 500});
      }).toPass();
      expect(warnings.join('\n')).toContain('storage is not available');
      expect(warnings).toHaveLength(1);
    });

    test('tabs, versions and search work', async ({page, visit}) => {
      await visit('getting-started/installation');
      const tab = page.getByRole('tab', {selected: false}).first();
      const label = await tab.textContent();
      await tab.click();
      await expect(
        page.getByRole('tab', {name: label ?? '', selected: true}).first(),
      ).toBeVisible();

      const navigation = page.getByRole('navigation', {name: 'Main', exact: true});
      await navigation.getByRole('button', {name: latestVersion.menuLabel, exact: true}).hover();
      await navigation.getByRole('link', {name: '5.x', exact: true}).click();
      await expect(page).toHaveURL(addressOf('5.x/getting-started/installation'));

      await visit('search?q=sync');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  });
}

test('a color mode chosen in one tab of the browser shows in the others', async ({
  page,
  context,
  visit,
}) => {
  await visit('4.x');
  const other = await context.newPage();
  await other.goto(addressOf('4.x/introduction'));
  await waitUntilInteractive(other);
  await expect(async () => {
    await colorSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 500});
  }).toPass();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the version that was chosen is remembered', async ({page, visit}) => {
  await visit('getting-started/installation');
  const navigation = page.getByRole('navigation', {name: 'Main', exact: true});
  await navigation.getByRole('button', {name: latestVersion.menuLabel, exact: true}).hover();
  await navigation.getByRole('link', {name: '4.x', exact: true}).click();
  await expect(page).toHaveURL(addressOf('4.x/getting-started/installation'));
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '4.x',
  );
});
