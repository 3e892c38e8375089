import type {Locator, Page} from '@playwright/test';
import {deployment, pageWith, readPages} from '../lib/built-site.ts';
import {latestVersion, versions, versionsByLabel} from '../../src/config/versions.ts';
import {findCounterpart} from '../../src/lib/version-map/counterpart.ts';
import {readPagePath} from '../../src/lib/version-map/page-path.ts';
import {addressOf, expect, test} from './fixtures.ts';

const paths = new Set(readPages().map(({path}) => path));

function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main', exact: true});
}

test('the navigation holds the links to website and blog', async ({page, visit}) => {
  await visit('');
  const navigation = mainNavigation(page);
  await expect(navigation.getByRole('link', {name: /^Website/})).toHaveAttribute(
    'href',
    deployment.websiteUrl,
  );
  await expect(navigation.getByRole('link', {name: /^Blog/})).toHaveAttribute(
    'href',
    deployment.blogUrl,
  );
});

test('the icons for chat and source code have names', async ({page, visit}) => {
  await visit('');
  const navigation = mainNavigation(page);
  const chat = navigation.getByRole('link', {name: 'Chat on Slack'});
  const repository = navigation.getByRole('link', {name: 'Source code on GitHub'});
  await expect(chat).toHaveAttribute('href', deployment.chatUrl);
  await expect(repository).toHaveAttribute('href', deployment.repositoryUrl);
  await expect(chat).toBeInViewport();
  await expect(repository).toBeInViewport();
});

test('the language menu shows English, the only language', async ({page, visit}) => {
  await visit('');
  const menu = mainNavigation(page).getByRole('button', {name: 'English'});
  await menu.hover();
  await expect(mainNavigation(page).getByRole('link', {name: 'English', exact: true})).toHaveCount(
    1,
  );
  await expect(
    mainNavigation(page).getByRole('link', {name: 'English', exact: true}),
  ).toBeVisible();
});

test('the version menu lists all versions, the one being read marked', async ({page, visit}) => {
  await visit('5.x');
  await mainNavigation(page).getByRole('button', {name: '5.x', exact: true}).hover();
  for (const {menuLabel} of versions) {
    await expect(
      mainNavigation(page).getByRole('link', {name: menuLabel, exact: true}),
    ).toBeVisible();
  }
  await expect(mainNavigation(page).getByRole('link', {name: '5.x', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

const topics = [
  '',
  '5.x',
  '4.x',
  'getting-started/introduction',
  '5.x/introduction',
  'cli/devspace_dev',
  '4.x/commands/devspace_dev',
];
for (const from of topics) {
  for (const {label, menuLabel} of versions) {
    const to = findCounterpart(from, label, (path) => paths.has(path))?.path;
    if (to === undefined || to === from) continue;
    test(`the version menu leads from "${from}" to the same topic in ${label}, "${to}"`, async ({
      page,
      visit,
    }) => {
      await visit(from);
      const own = versionsByLabel[readPagePath(from).version];
      await mainNavigation(page).getByRole('button', {name: own.menuLabel, exact: true}).hover();
      await mainNavigation(page).getByRole('link', {name: menuLabel, exact: true}).click();
      await expect(page).toHaveURL(addressOf(to));
      await expect(
        mainNavigation(page).getByRole('button', {name: menuLabel, exact: true}),
      ).toBeVisible();
    });
  }
}

test('the navigation hides while scrolling down and comes back while scrolling up', async ({
  page,
  visit,
}) => {
  await visit('cli/devspace_dev');
  const bottom = async (): Promise<number> => {
    const box = await mainNavigation(page).boundingBox();
    return box ? box.y + box.height : 0;
  };
  await page.mouse.move(720, 500);
  // Step by step, as a wheel turns: one jump from the top is how a link moves the page.
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(50);
  }
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBeGreaterThan(40);
});

test('the sidebar is 300 px wide and lists the pages of the version', async ({page, visit}) => {
  await visit('getting-started/introduction');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link').first()).toBeVisible();
  const box = await page.locator('.theme-doc-sidebar-container').boundingBox();
  expect(box?.width).toBe(300);
});

test('a category stays open when another one is opened', async ({page, visit}) => {
  await visit('getting-started/introduction');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const own = sidebar.locator('[aria-current="page"]').first();
  await expect(own).toBeVisible();
  const closed = sidebar.getByRole('button', {expanded: false}).first();
  await closed.click();
  await expect(own).toBeVisible();
  await expect(sidebar.getByRole('button', {expanded: true})).not.toHaveCount(0);
});

test('the table of contents lists headings of the second and third level only', async ({
  page,
  visit,
}) => {
  await visit(pageWith(/<h4 [^>]*id=/) ?? pageWith(/<h3 [^>]*id=/) ?? '');
  const headings = page.locator('article .markdown').locator('h2[id], h3[id]');
  const ids = await headings.evaluateAll((elements) => elements.map(({id}) => `#${id}`));
  const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
  const targets = await links.evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href')),
  );
  expect(ids.length).toBeGreaterThan(1);
  expect(targets).toEqual(ids);
});

test('the foot of each page names the owner and the open-source license', async ({page, visit}) => {
  await visit('');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText(`Copyright © ${new Date().getFullYear()}`);
  await expect(foot).toContainText('open source');
});

test('a page says where it stands, where to edit it and when it changed', async ({page, visit}) => {
  await visit('getting-started/installation');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).not.toHaveCount(0);
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute(
    'href',
    deployment.baseUrl,
  );
  const edit = page.getByRole('link', {name: 'Edit this page'});
  await expect(edit).toHaveAttribute(
    'href',
    `${deployment.editUrl}docs/getting-started/installation.mdx`,
  );
  await expect(page.getByText('Last updated on')).toBeVisible();
});

for (const {label, path} of versions.filter(({isLatest}) => !isLatest)) {
  test(`the pages of ${label} name the version and lead to the latest one`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const banner = page.getByRole('complementary', {name: 'Version of this page'});
    await expect(banner).toContainText(`DevSpace ${label}`);
    await banner.getByRole('link', {name: latestVersion.label}).click();
    await expect(page).toHaveURL(addressOf(''));
    await expect(banner).toHaveCount(0);
  });
}
