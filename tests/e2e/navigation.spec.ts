import {deployment} from '../lib/built-site.ts';
import {latestVersion, versions} from '../../src/config/versions.ts';
import {urlOf, expect, test} from './fixtures.ts';
import {
  mainNavigation,
  openWithoutScripts,
  scrollTo,
  versionLink,
  versionMenu,
} from './page-helpers.ts';

test('the navbar and the footer have the links of the project', async ({page, visit}) => {
  await visit('');
  const navigation = mainNavigation(page);
  for (const [name, url] of [
    [/^Website/, deployment.websiteUrl],
    [/^Blog/, deployment.blogUrl],
    ['Chat on Slack', deployment.chatUrl],
    ['Source code on GitHub', deployment.repositoryUrl],
  ] as const) {
    const link = navigation.getByRole('link', {name});
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toBeInViewport();
  }
  await navigation.getByRole('button', {name: 'English'}).hover();
  await expect(navigation.getByRole('link', {name: 'English', exact: true})).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`Copyright © ${new Date().getFullYear()}`);
  await expect(footer).toContainText('open source');
  // There is no announcement: see announcement.spec.ts.
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the version menu lists all versions, and works with the keyboard', async ({page, visit}) => {
  await visit('5.x');
  const button = versionMenu(page, '5.x');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const {menuLabel} of versions) await expect(versionLink(page, menuLabel)).toBeVisible();
  await expect(versionLink(page, '5.x')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(versionLink(page, latestVersion.menuLabel)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('before scripts run, a click on the language button stays on the page', async ({page}) => {
  const release = await openWithoutScripts(page, urlOf('cli/devspace_dev'));
  await scrollTo(page, 800);
  const button = mainNavigation(page).getByRole('button', {name: 'English'});
  const {x = 0, y = 0} = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  expect(await page.evaluate(() => window.scrollY)).toBe(800);
  await expect(page).toHaveURL(urlOf('cli/devspace_dev'));
  release();
});

test('the navbar hides while scrolling down and returns while scrolling up', async ({
  page,
  visit,
}) => {
  await visit('cli/devspace_dev');
  const bottom = async (): Promise<number> => {
    const box = await mainNavigation(page).boundingBox();
    return box ? box.y + box.height : 0;
  };
  await page.mouse.move(720, 500);
  // In small steps, because a jump from the top looks like a link that was followed.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 150);
      return bottom();
    })
    .toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBeGreaterThan(40);
});

test('the sidebar is 300 px wide, and keeps the current category open', async ({page, visit}) => {
  await visit('getting-started/introduction');
  expect((await page.locator('.theme-doc-sidebar-container').boundingBox())?.width).toBe(300);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current="page"]').first();
  await expect(current).toBeVisible();
  const closed = await sidebar.getByRole('button', {expanded: false}).count();
  await sidebar.getByRole('button', {expanded: false}).first().click();
  await expect(current).toBeVisible();
  await expect(sidebar.getByRole('button', {expanded: true})).not.toHaveCount(0);
  expect(closed).toBeGreaterThan(0);
});

test('a page has breadcrumbs, a link to its source and a date', async ({page, visit}) => {
  await visit('getting-started/installation');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute(
    'href',
    deployment.baseUrl,
  );
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${deployment.editUrl}docs/getting-started/installation.mdx`,
  );
  await expect(page.getByText('Last updated on')).toBeVisible();
});

test('the table of contents lists headings of levels 2 and 3, and long lists scroll to the current entry', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 1440, height: 600});
  await visit('cli/devspace_upgrade');
  await expect(
    page.locator('.theme-doc-sidebar-container .menu__link--active').last(),
  ).toBeInViewport();

  await visit('configuration/functions#exec_container');
  const contents = page.locator('.theme-doc-toc-desktop');
  const section = contents.locator('.table-of-contents__link--active');
  await expect(section).toHaveText('exec_container');
  await expect(section).toBeInViewport();
  const ids = await page
    .locator('article .markdown')
    .locator('h2[id], h3[id]')
    .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
  const targets = await contents
    .getByRole('link')
    .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  expect(ids.length).toBeGreaterThan(1);
  expect(targets).toEqual(ids);
});

test('a page without a sidebar has breadcrumbs, and the same left edge as other pages', async ({
  page,
  visit,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  await visit('getting-started/cleanup');
  const {x} = (await heading.boundingBox()) ?? {};
  await visit('getting-started/next-steps');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  expect((await heading.boundingBox())?.x).toBe(x);
  await page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'Develop with DevSpace'})
    .click();
  await expect(heading).toHaveText('Develop with DevSpace');
});

test('the links at the end of a page lead to the next page and back', async ({page, visit}) => {
  const links = page.getByRole('navigation', {name: 'Docs pages'});
  const heading = page.getByRole('heading', {level: 1});
  await visit('getting-started/installation');
  const title = (await heading.textContent()) ?? '';
  await links.getByRole('link', {name: /^Next/}).click();
  // The URL changes first: until the next page is displayed, the links are those of this one.
  await expect(heading).not.toHaveText(title);
  await links.getByRole('link', {name: /^Previous/}).click();
  await expect(heading).toHaveText(title);
  await expect(page).toHaveURL(urlOf('getting-started/installation'));
});
