import {latestVersion} from '@devspace-docs/versions';
import {deployment} from '../lib/built-site.ts';
import {urlOf, waitUntilInteractive, NOT_FOUND_STATUS} from './fixtures.ts';
import {expect, test} from './shared-page.ts';

test('a page that is opened with a suffix shows its canonical URL', async ({page}) => {
  await page.goto(urlOf('getting-started/introduction.html#top'));
  await waitUntilInteractive(page);
  await expect(page).toHaveURL(urlOf('getting-started/introduction#top'));
});

test('a legacy anchor leads to its section, also on another page, and unknown ones are ignored', async ({
  page,
  visit,
}) => {
  for (const [old, section] of [
    [
      'configuration/dev/connections/file-sync#exclude-paths-inline',
      'configuration/dev/connections/file-sync#exclude',
    ],
    ['configuration/dev/connections#dev-ports-port', 'configuration/reference#dev-ports-port'],
  ] as const) {
    await page.goto('about:blank');
    await visit(old);
    await expect(page).toHaveURL(urlOf(section));
    await expect(page.locator(new URL(urlOf(section)).hash)).toBeInViewport();
  }

  await visit('5.x/configuration/development/file-synchronization#downloadexcludepaths');
  await expect(page).toHaveURL(/#\S*downloadExcludePaths$/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

  for (const anchor of ['#%E0%A4%A', '#no-such-thing']) {
    // Otherwise, the second anchor wouldn't load the page again.
    await page.goto('about:blank');
    await visit(`5.x/introduction${anchor}`);
    await expect(page).toHaveURL(urlOf(`5.x/introduction${anchor}`));
  }
});

test.describe('a URL without a page', () => {
  test.beforeEach(({problems}) => problems.allow(NOT_FOUND_STATUS));

  test('offers the nearest pages and the landing pages', async ({page, visit}) => {
    const response = page.waitForResponse(urlOf('getting-started/instalation'));
    await visit('getting-started/instalation');
    expect((await response).status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
    for (const [name, path] of [
      [latestVersion.label, ''],
      ['5.x', '5.x'],
      ['4.x', '4.x'],
    ] as const) {
      await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute(
        'href',
        `${deployment.baseUrl}${path}`,
      );
    }
    const nearest = main.getByRole('region', {name: 'Similar pages'});
    await expect(main.getByRole('heading', {level: 2}).first()).toHaveText('Similar pages');
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(urlOf('getting-started/installation'));
  });

  for (const [path, nearest] of [
    ['CLI', 'cli'],
    ['configuration/localregistry', 'configuration/localRegistry'],
    ['5.X/configuration/hooks/Basics', 'configuration/hooks'],
    ['Search?q=sync', undefined],
    ['cli%2Fdevspace_dev', 'cli/devspace_dev'],
    ['4.x/cli/commands/devspace_dev', '4.x/commands/devspace_dev'],
    ['5.x%2fintroduction', 'getting-started/introduction'],
    ['cli/devspace_dev%', 'cli/devspace_dev'],
    ['%E0%A4%A', undefined],
  ] as const) {
    test(`is exact: ${path}`, async ({page, visit}) => {
      const response = page.waitForResponse(urlOf(path));
      await visit(path);
      expect((await response).status()).toBe(404);
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading).toHaveText(['Page not found']);
      // Changes the location of the router.
      await page.evaluate(() => {
        window.location.hash = 'nowhere';
      });
      if (nearest === undefined) return;
      const link = page
        .getByRole('region', {name: 'Similar pages'})
        .locator(`a[href="${deployment.baseUrl}${nearest}"]`);
      await link.click();
      await expect(heading).not.toHaveText('Page not found');
      await expect(page).toHaveURL(urlOf(nearest));
      await page.goBack();
      await expect(heading).toHaveText(['Page not found']);
    });
  }

  test('offers popular topics if no page has a word of the URL', async ({page, visit}) => {
    await visit('does-not-exist');
    await expect(page.getByRole('region', {name: 'Popular topics'})).toBeVisible();
  });

  test('offers a search for its words in its version', async ({page, visit}) => {
    await visit('5.x/configuration/port-forwading/');
    const main = page.getByRole('main');
    const words = await main.getByRole('searchbox').inputValue();
    expect(words).toContain('configuration port forwading');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\?q=.*port\+forwading&version=5\.x$/);
    await expect(main.getByRole('searchbox')).toHaveValue(words);
    await expect(main.getByRole('combobox')).toHaveValue('5.x');
  });
});
