import type {Locator, Page} from '@playwright/test';
import {deployment, pageWith} from '../lib/built-site.ts';
import {versions} from '../../src/config/versions.ts';
import {expect, test} from './fixtures.ts';

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

test('long lists scroll to the entry of the current page and section', async ({page, visit}) => {
  await page.setViewportSize({width: 1440, height: 600});
  await visit('cli/devspace_upgrade');
  await expect(
    page.locator('.theme-doc-sidebar-container .menu__link--active').last(),
  ).toBeInViewport();
  await visit('configuration/functions#exec_container');
  const section = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await expect(section).toHaveText('exec_container');
  await expect(section).toBeInViewport();
});

test('a page without a sidebar has breadcrumbs, and starts where other pages start', async ({
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
