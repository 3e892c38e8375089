import type {Locator, Page} from '@playwright/test';
import {latestVersion} from '@devspace-docs/versions';
import {urlOf, expect, test, NOT_FOUND_STATUS} from '../fixtures.ts';
import {mainNavigation, versionLink, versionMenu} from '../page-helpers.ts';

const latest = latestVersion.menuLabel;

function banner(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Version of this page'});
}

const topic = `See this topic in ${latestVersion.label} (latest)`;

test('the banner of an older version links to the same section, or to the section that covers the topic', async ({
  page,
  visit,
}) => {
  await visit('5.x/configuration/development/file-synchronization#dev-sync-initialSync');
  await expect(banner(page)).toContainText(
    'These are the docs for DevSpace 5.x, which is no longer maintained.',
  );
  await banner(page).getByRole('link', {name: topic}).click();
  await expect(page).toHaveURL(
    urlOf('configuration/dev/connections/file-sync#dev-sync-initialSync'),
  );
  await expect(page.locator('[id="dev-sync-initialSync"]')).toBeInViewport();

  await visit('4.x/configuration/development/auto-reloading');
  await banner(page).getByRole('link', {name: topic}).click();
  await expect(page).toHaveURL(urlOf('configuration/functions/global-functions#run_watch'));
  await expect(page.locator('[id="run_watch"]')).toBeInViewport();
});

test('the version menu keeps the section, and starts at the top if the page has no such section', async ({
  page,
  visit,
}) => {
  await visit('configuration/dev/connections/file-sync#dev-sync-initialSync');
  // A menu that opens on hover closes if the page still scrolls to the section.
  await versionMenu(page, latest).focus();
  await page.keyboard.press('Enter');
  await versionLink(page, '5.x').click();
  const path = '5.x/configuration/development/file-synchronization';
  await expect(page).toHaveURL(urlOf(`${path}#dev-sync-initialSync`));
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

test('after the reader chose 5.x, pages without a version use it, other pages use their own', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(NOT_FOUND_STATUS);
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferred-version-default', '5.x');
  });
  await visit('getting-started/installation');
  await expect(versionMenu(page, latest)).toBeVisible();

  await visit('no-such-page');
  await expect(mainNavigation(page).getByRole('button', {name: 'Search'})).toHaveAttribute(
    'href',
    /\/search\?version=5\.x$/,
  );
  await versionMenu(page, '5.x').hover();
  await expect(versionLink(page, latest)).toBeVisible();
  await expect(versionLink(page, '5.x')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/version=5\.x$/);
});
