import type {Locator, Page} from '@playwright/test';
import {urlOf, NOT_FOUND_STATUS} from '../fixtures.ts';
import {boxOf, mainNavigation, passTime, scrollTo} from '../page-helpers.ts';
import {expect, test} from '../shared-page.ts';

function openButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

function closeButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Close navigation bar'});
}

test.beforeEach(({problems}) => problems.allow(NOT_FOUND_STATUS));

/** The bar with the current section, which opens the table of contents. */
function contentsBar(page: Page): Locator {
  return page.locator('.theme-doc-toc-mobile > summary');
}

function contents(page: Page): Locator {
  return page.getByRole('navigation', {name: 'On this page'});
}

/** Not with `click()`, which scrolls to the place that the bar has in the text. */
async function openContents(page: Page): Promise<void> {
  const {x = 0, y = 0} = (await contentsBar(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x + 20, y + 20);
  await expect(contents(page)).toBeVisible();
}

function bottomOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().bottom);
}

test('the menu opens, shows all links and closes', async ({page, visit}) => {
  await visit('search');
  await openButton(page).click();
  await page.getByRole('button', {name: /Back to main menu/}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link').nth(1)).toHaveText(
    'Documentation',
  );
  const website = page.getByRole('link', {name: /^Website/});
  await expect(website).toBeInViewport();
  await expect(page.getByRole('link', {name: 'Source code on GitHub'})).toBeInViewport();
  await closeButton(page).click();
  await expect(website).not.toBeInViewport();
});

test('the menu is rendered on demand, and closes when the reader selects a page or goes back', async ({
  page,
  visit,
}) => {
  await visit('getting-started/introduction');
  const menu = page.locator('.navbar-sidebar');
  await passTime(page, 1000);
  await expect(menu).toHaveCount(0);
  await openButton(page).dispatchEvent('pointerdown');
  const link = menu.getByRole('link', {name: /Install DevSpace/, includeHidden: true});
  await expect(link).toHaveCount(1);
  await expect(menu).toBeHidden();

  await openButton(page).click();
  await link.click();
  await expect(page).toHaveURL(urlOf('getting-started/installation'));
  await expect(closeButton(page)).not.toBeInViewport();

  await openButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.evaluate(() => window.history.back());
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(page).toHaveURL(urlOf('getting-started/installation'));
});

test('the version menu is next to the search, and changes the version with two taps', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  const menu = page.locator('.navbar__items > .dropdown').first();
  for (const path of ['search', 'configuration/hooks']) {
    await visit(path);
    const [version, search] = await Promise.all([
      menu.boundingBox(),
      page.getByRole('button', {name: 'Search...'}).first().boundingBox(),
    ]);
    expect(version?.width).toBeGreaterThan(0);
    // Letters of some browsers have widths with fractions of pixels.
    const end = Math.floor((version?.x ?? 0) + (version?.width ?? 0));
    expect(end).toBeLessThanOrEqual(search?.x ?? 0);
  }
  await menu.getByRole('button').tap();
  await menu.getByRole('link', {name: '5.x', exact: true}).tap();
  await expect(page).toHaveURL(urlOf('5.x/configuration/hooks/basics'));
  await expect(menu.getByRole('button', {name: '5.x'})).toBeVisible();
  await expect(menu.locator('.dropdown__menu')).toBeHidden();
});

test('the focus stays in the menu until Escape closes it', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar-sidebar').locator(':focus')).toHaveCount(1);
  }
  // The link above the menu leads to the text, which the menu covers.
  await closeButton(page).focus();
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(openButton(page)).toBeFocused();
});

test('the menu opens at the current page', async ({page, visit}) => {
  for (const path of [
    'cli/devspace_version',
    '5.x/commands/devspace_use_profile',
    '4.x/commands/devspace_use_space',
  ]) {
    await visit(path);
    await openButton(page).click();
    const current = page.locator('.navbar-sidebar').locator('[aria-current="page"]').last();
    await expect(current, path).toBeInViewport({ratio: 1});
  }
  // The reader can scroll the list.
  const list = page.locator('.navbar-sidebar__item:not([inert])');
  await list.evaluate((element) => element.scrollTo({top: 0, behavior: 'instant'}));
  await passTime(page, 500);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  // A category that opens at the bottom edge.
  await visit('guides/ci-cd');
  await openButton(page).click();
  await list.getByText('Teams', {exact: true}).tap();
  await expect(list.getByRole('link', {name: 'Pin namespace'})).toBeInViewport({ratio: 1});
});

test('the menu closes when the window becomes as wide as a desktop', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await openButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.setViewportSize({width: 997, height: 844});
  await expect(closeButton(page)).toHaveCount(0);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 844});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(closeButton(page)).not.toBeInViewport();
});

test('pages in no sidebar have the pages of the version that the reader chose in their menu', async ({
  page,
  visit,
}) => {
  const menu = page.locator('.navbar-sidebar');
  for (const path of ['search', 'tested', 'accessibility', 'offline', 'no-such-page']) {
    await visit(path);
    await openButton(page).click();
    await expect(menu.getByRole('link', {name: 'Configuration', exact: true})).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'CLI reference'}).last()).toBeInViewport();
  }
  await visit('5.x');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '5.x'));
  await visit('tested');
  await openButton(page).click();
  await menu.getByRole('link', {name: 'CLI commands', exact: true}).click();
  await expect(page).toHaveURL(urlOf('5.x/commands/devspace'));
  await expect(closeButton(page)).not.toBeInViewport();
});

test('a bar names the current section, and opens the table of contents', async ({page, visit}) => {
  await visit('configuration/dev/connections/file-sync');
  const bar = contentsBar(page);
  await expect(bar).toHaveText('On this page');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
  await scrollTo(page, 2000);
  await scrollTo(page, 1900);
  await expect(mainNavigation(page)).toBeInViewport({ratio: 1});
  await expect.poll(() => bottomOf(mainNavigation(page))).toBe(60);
  await expect(bar).toBeInViewport({ratio: 1});
  await expect(bar).toHaveText(/On this page .+/);

  // The list covers the text instead of moving it.
  const position = await page.evaluate(() => window.scrollY);
  await openContents(page);
  const link = contents(page).getByRole('link').last();
  await link.evaluate((element) => element.scrollIntoView({block: 'nearest'}));
  await expect(link).toBeInViewport({ratio: 0.9});
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await page.keyboard.press('Escape');
  await expect(contents(page)).toHaveCount(0);
  await expect(bar).toBeFocused();
  await openContents(page);
  await page.touchscreen.tap(5, 800);
  await expect(contents(page)).toHaveCount(0);

  // The bar doesn't cover the heading, and names it.
  await openContents(page);
  const section = contents(page).getByRole('link', {name: 'Exclude files', exact: true});
  await section.click();
  await expect(contents(page)).toHaveCount(0);
  await expect(bar).toHaveText('On this page Exclude files');
  const heading = page.locator(':target');
  await expect(heading).toBeInViewport({ratio: 1});
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(await bottomOf(bar));
});

test('the table of contents contains only what a filter shows', async ({page, visit}) => {
  const links = contents(page).getByRole('link');
  await visit('configuration/reference?filter=initialSync');
  await expect(page.getByText('6 of')).toBeVisible();
  await openContents(page);
  await expect(links).toHaveText(['dev']);
  await visit('troubleshooting/errors?filter=docker+daemon');
  await expect(page.getByText(/^\d messages$/)).toBeVisible();
  await openContents(page);
  await expect(links.getByText('Image build errors')).toBeVisible();
  await expect(links.getByText('Config errors')).toBeHidden();
});

test('the field of a filter is wide enough for a few words, and moves to the top of the page', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const [path, name] of [
    ['troubleshooting/errors', 'Your message'],
    ['configuration/reference', 'Filter fields'],
    ['releases', 'Text'],
  ] as const) {
    await visit(path);
    const field = page.getByRole('searchbox', {name});
    await expect(field).toHaveAttribute('placeholder', /\w/);
    expect((await field.boundingBox())?.width).toBeGreaterThan(200);
    await field.tap();
    const top = async (): Promise<number> => (await field.boundingBox())?.y ?? Infinity;
    await expect.poll(top).toBeLessThan(160);
    await field.fill('sync');
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toHaveText(/\d/);
    await expect(count).toBeInViewport({ratio: 1});
  }
});

test('the tags of recipes wrap, and the number of recipes is below them', async ({page, visit}) => {
  await visit('guides/recipes?task=gpu');
  const search = page.getByRole('search', {name: 'Recipes'});
  for (const row of await search.getByRole('group').all())
    expect(await row.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  const [tag, count] = await Promise.all([
    boxOf(search.getByText('GPU')),
    boxOf(search.getByRole('status')),
  ]);
  expect(tag.x + tag.width).toBeLessThanOrEqual(390);
  expect(count.y).toBeGreaterThan(tag.y + tag.height);
  await expect(page.locator('[data-tags]:visible').first()).toBeInViewport();
  await search.getByText('Python').tap();
  await expect(search.getByRole('status')).toHaveText(/^\d+ of /);
});

test('the bar moves to the top while the navbar is hidden, and away on low screens', async ({
  page,
  visit,
}) => {
  await visit('cli/devspace_dev');
  await scrollTo(page, 900);
  for (let top = 1000; top < 1600; top += 100) await scrollTo(page, top);
  await expect.poll(() => bottomOf(mainNavigation(page))).toBeLessThanOrEqual(0);
  const topOfBar = (): Promise<number> =>
    contentsBar(page).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(topOfBar).toBe(0);
  await page.setViewportSize({width: 320, height: 256});
  expect(await topOfBar()).toBeLessThan(0);
  // A filter is below the bar, except on low screens.
  await visit('configuration/reference');
  await scrollTo(page, 2000);
  const filter = page.getByRole('main').getByRole('search').first();
  await expect(filter).not.toBeInViewport();
  await page.setViewportSize({width: 390, height: 844});
  await scrollTo(page, 1900);
  await expect(filter).toBeInViewport({ratio: 1});
  await expect(contentsBar(page)).toBeInViewport({ratio: 1});
  // One with menus takes its place.
  await visit('releases');
  await scrollTo(page, 3000);
  await scrollTo(page, 2900);
  await expect(filter).toBeInViewport({ratio: 1});
  await expect(contentsBar(page)).not.toBeInViewport();
});

test('the text starts near the top, and the Markdown copy is at the end', async ({page, visit}) => {
  for (const path of ['getting-started/quickstart', 'configuration/hooks']) {
    await visit(path);
    const heading = await page.getByRole('heading', {level: 1}).boundingBox();
    expect(heading?.y, path).toBeLessThan(160);
    const copy = page.getByRole('button', {name: 'Copy page'});
    await expect(copy).toHaveCount(1);
    await expect(copy).not.toBeInViewport();
  }
});

test('breadcrumbs show the home page and the two nearest categories, and another as an ellipsis', async ({
  page,
  visit,
}) => {
  for (const [path, ...names] of [
    ['guides/monorepo', 'Home page of 6.x', 'Guides', 'Start a project'],
    ['cli/devspace_sync', 'Home page of 6.x', 'CLI reference', 'Develop in the cluster'],
    ['troubleshooting/images', 'Home page of 6.x', 'Troubleshooting'],
    [
      '5.x/configuration/images/kaniko',
      'Home page of 5.x',
      'Configuration',
      'Images',
      'Build engines',
    ],
    [''],
  ] as const) {
    await visit(path);
    const links = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
    const visible = links.filter({visible: true});
    await expect(visible).toHaveCount(names.length);
    for (const [index, name] of names.entries())
      await expect(visible.nth(index)).toHaveAccessibleName(name);
  }
});
