import type {Locator, Page} from '@playwright/test';
import {latestVersion, versions} from '../../src/config/versions.ts';
import {addressOf, expect, test, waitUntilInteractive} from './fixtures.ts';

const latest = latestVersion.menuLabel;

function banner(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Version of this page'});
}

function versionMenu(page: Page, label: string): Locator {
  return page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('button', {name: label, exact: true});
}

function versionLink(page: Page, label: string): Locator {
  return page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: label, exact: true});
}

test.describe('the banner of an older version', () => {
  test('links to the same section of the latest version', async ({page, visit}) => {
    await visit('5.x/configuration/development/file-synchronization#dev-sync-initialSync');
    await expect(banner(page)).toContainText(
      'These are the docs for DevSpace 5.x, which is no longer maintained.',
    );
    await banner(page)
      .getByRole('link', {name: `See this topic in ${latestVersion.label} (latest)`})
      .click();
    await expect(page).toHaveURL(
      addressOf('configuration/dev/connections/file-sync#dev-sync-initialSync'),
    );
    await expect(page.locator('[id="dev-sync-initialSync"]')).toBeInViewport();
  });

  for (const [from, to] of [
    ['5.x/configuration/variables/source-command', 'configuration/variables#command'],
    ['4.x/configuration/development/auto-reloading', 'configuration/functions#run_watch'],
  ] as const) {
    test(`links to the section that covers the topic: ${from}`, async ({page, visit}) => {
      await visit(from);
      await banner(page)
        .getByRole('link', {name: `See this topic in ${latestVersion.label} (latest)`})
        .click();
      await expect(page).toHaveURL(addressOf(to));
      await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
    });
  }

  for (const [from, command, to] of [
    ['4.x/commands/devspace_login', 'devspace use context', 'cli/devspace_use_context'],
    ['4.x/commands/devspace_connect_cluster', 'devspace use context', 'cli/devspace_use_context'],
    ['5.x/commands/devspace_save_vars', 'devspace set var', 'cli/devspace_set_var'],
    ['4.x/commands/devspace_set_analytics', 'devspace set', 'cli/devspace_set'],
  ] as const) {
    test(`offers a replacement for a removed command: ${from}`, async ({page, visit}) => {
      await visit(from);
      await expect(banner(page)).toContainText(
        `This page is not available in ${latestVersion.label} (latest). See ${command}.`,
      );
      await banner(page).getByRole('link', {name: command, exact: true}).click();
      await expect(page).toHaveURL(addressOf(to));
    });
  }

  test('says that a topic is gone, and links to the landing page', async ({page, visit}) => {
    await visit('5.x/guides/basics');
    await expect(banner(page)).toContainText(
      `This page is not available in ${latestVersion.label} (latest).`,
    );
    await banner(page)
      .getByRole('link', {name: `Go to the ${latestVersion.label} (latest) documentation`})
      .click();
    await expect(page).toHaveURL(addressOf(''));
  });

  for (const {label, upgradeGuide} of versions) {
    if (!upgradeGuide) continue;
    test(`links to the upgrade guide: ${label}`, async ({page, visit}) => {
      await visit(`${label}/introduction`);
      await banner(page).getByRole('link', {name: 'Migration guide'}).click();
      await expect(page).toHaveURL(addressOf(upgradeGuide));
    });
  }
});

test.describe('the version menu', () => {
  test('keeps the section, and starts at the top if the page has no such section', async ({
    page,
    visit,
  }) => {
    await visit('configuration/dev/connections/file-sync#dev-sync-initialSync');
    await versionMenu(page, latest).hover();
    await versionLink(page, '5.x').click();
    const path = '5.x/configuration/development/file-synchronization';
    await expect(page).toHaveURL(addressOf(`${path}#dev-sync-initialSync`));
    await expect(page.locator('[id="dev-sync-initialSync"][data-target]')).toBeVisible();
    await expect(page.locator('[id="dev-sync-initialSync"]')).toBeInViewport();

    // The latest version has no such field.
    await visit(`${path}#dev-sync-throttleChangeDetection`);
    await expect(page.locator('[id="dev-sync-throttleChangeDetection"]')).toBeInViewport();
    await versionMenu(page, '5.x').focus();
    await page.keyboard.press('Enter');
    await versionLink(page, latest).click();
    await expect(versionMenu(page, latest)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('says which versions do not have the page', async ({page, visit}) => {
    await visit('configuration/pipelines');
    await versionMenu(page, latest).hover();
    await versionLink(page, '5.x (page not available)').click();
    await expect(page).toHaveURL(addressOf('5.x/configuration/hooks/basics'));

    await visit('configuration/localRegistry');
    await versionMenu(page, latest).hover();
    await versionLink(page, '4.x (page not available)').click();
    await expect(page).toHaveURL(addressOf('4.x'));
  });
});

test.describe('a reader who chose 5.x', () => {
  test.use({
    allowedProblems: [{pattern: /\b404\b/, reason: 'one of the pages does not exist'}],
  });

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-default', '5.x');
    });
  });

  for (const path of ['search', 'offline', 'accessibility', 'no-such-page']) {
    test(`still uses it on a page that all versions share: ${path}`, async ({page, visit}) => {
      await visit(path);
      await expect(versionMenu(page, '5.x')).toBeVisible();
      await expect(
        page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('button', {
          name: 'Search',
        }),
      ).toHaveAttribute('href', /\/search\?version=5\.x$/);
      await versionMenu(page, '5.x').hover();
      await expect(versionLink(page, latestVersion.menuLabel)).toBeVisible();
      await expect(versionLink(page, '5.x')).toHaveAttribute('aria-current', 'page');
    });
  }

  test('searches it, unless a link names another version', async ({page, visit}) => {
    const scope = page.getByRole('main').getByRole('combobox', {name: 'Version'});
    const firstResult = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await visit('search?q=sync');
    await expect(scope).toHaveValue('5.x');
    await expect(firstResult).toHaveAttribute('href', /^\/docs\/5\.x\//);
    await visit(`search?q=sync&version=${latestVersion.label}`);
    await expect(scope).toHaveValue(latestVersion.label);
    await expect(firstResult).not.toHaveAttribute('href', /^\/docs\/[45]\.x\//);
  });

  test('reads a page of the latest version as such', async ({page, visit}) => {
    await visit('getting-started/installation');
    await expect(versionMenu(page, latest)).toBeVisible();
    await page.goto(addressOf('no-such-page'));
    await waitUntilInteractive(page);
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/version=5\.x$/);
  });
});
