import type {Page} from '@playwright/test';
import {hold, waitUntilInteractive} from './fixtures.ts';
import {expect, test, type FixtureSite} from './reader-site.ts';

function tab(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true}).first();
}

/** Opens a page whose scripts do not arrive. Returns what lets them go. */
async function openWithoutScripts(
  page: Page,
  site: FixtureSite,
  path: string,
): Promise<() => void> {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(site.addressOf(path), {waitUntil: 'commit'});
  await expect(page.locator('.theme-layout-footer')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return release;
}

test.describe('tabs', () => {
  test('stand in the address at once, without a step in the history', async ({
    page,
    site,
    open,
  }) => {
    await open('');
    const entries = await page.evaluate(() => window.history.length);
    await tab(page, 'Windows').click();
    await expect(page).toHaveURL(site.addressOf('?system=windows'), {timeout: 400});
    await tab(page, 'Linux').click();
    await expect(page).toHaveURL(site.addressOf('?system=linux'));
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  test('of one group stay in step, also on other pages and after a reload', async ({
    page,
    open,
  }) => {
    await open('');
    await tab(page, 'Windows').click();
    await expect(page.getByText('More for Windows.')).toBeVisible();
    await page.getByRole('link', {name: 'Other page'}).click();
    await expect(page.getByText('Windows on another page.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Windows on another page.')).toBeVisible();
    await expect(page.getByText('Linux on another page.')).toBeHidden();
  });

  for (const [name, path, stored] of [
    ['the address', '?system=windows', ''],
    ['what was chosen before', '', 'windows'],
  ] as const) {
    test(`follow ${name} before any script has run, and nothing moves later`, async ({
      page,
      site,
    }) => {
      if (stored) {
        await page.addInitScript(
          (value) => localStorage.setItem('docusaurus.tab.system', value),
          stored,
        );
      }
      const release = await openWithoutScripts(page, site, path);
      const text = page.getByText('Commands for Windows.');
      await expect(text).toBeVisible();
      await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('Commands for Linux.')).toBeHidden();
      const before = await text.boundingBox();
      release();
      await waitUntilInteractive(page);
      await expect(text).toBeVisible();
      expect(await text.boundingBox()).toEqual(before);
    });
  }

  test('are chosen with the keyboard', async ({page, open}) => {
    await open('');
    await tab(page, 'Linux').focus();
    await page.keyboard.press('End');
    await expect(tab(page, 'Windows')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Commands for Windows.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Commands for Linux.')).toBeVisible();
  });

  test('that are hidden are shown when the browser finds text in them', async ({page, open}) => {
    // The text stands below what can be seen.
    await page.setViewportSize({width: 1440, height: 300});
    await open('#:~:text=walrus');
    await expect(page.getByText('A walrus is mentioned')).toBeInViewport();
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('a link to what stands in a hidden tab', () => {
  test('shows the tab from the start, and the address names it', async ({page, site}) => {
    const release = await openWithoutScripts(page, site, '#in-a-tab');
    const heading = page.getByRole('heading', {name: 'In a tab'});
    await expect(heading).toBeInViewport();
    release();
    await waitUntilInteractive(page);
    await expect(heading).toBeInViewport();
    await expect(page.getByText('More for Windows.')).toBeVisible();
    await expect(page).toHaveURL(site.addressOf('?system=windows#in-a-tab'));
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.system'))).toBeNull();
  });

  test('shows it while the page is being read; Back and Forward keep up', async ({
    page,
    site,
    open,
  }) => {
    await open('');
    const heading = page.getByRole('heading', {name: 'In a tab'});
    await page.getByRole('link', {name: 'To the heading in a tab'}).click();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(site.addressOf(''));
    await page.goForward();
    await expect(page).toHaveURL(site.addressOf('?system=windows#in-a-tab'));
    await expect(heading).toBeInViewport();
  });

  test('opens tab and sections, one in the other', async ({page, open}) => {
    await open('#in-a-section-in-a-section');
    await expect(page.getByRole('heading', {name: 'In a section in a section'})).toBeInViewport();
  });

  test('carries the tab when it is copied', async ({page, site, open}) => {
    await open('');
    await tab(page, 'Windows').click();
    await expect(page).toHaveURL(site.addressOf('?system=windows'));
    const link = page.getByRole('link', {name: 'Direct link to In a tab'});
    const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    expect(address).toBe(site.addressOf('?system=windows#in-a-tab'));
  });
});

test.describe('a section that is open by itself', () => {
  test('stays closed for who gets the link after it was closed', async ({page, site, open}) => {
    await open('');
    await page.getByText('Open by itself').click();
    await expect(page).toHaveURL(site.addressOf('?open=-open-by-itself'));
    await page.reload();
    await expect(page.getByText('Words that can be read at once.')).toBeHidden();
    await page.getByText('Open by itself').click();
    await expect(page).toHaveURL(site.addressOf(''));
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all tabs can be read, each below its name, and sections open', async ({page, site}) => {
    await page.goto(site.addressOf(''));
    await expect(page.getByText('Commands for Linux.')).toBeVisible();
    await expect(page.getByText('Commands for Windows.')).toBeVisible();
    const name = await page
      .locator('[role=tabpanel]')
      .nth(1)
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(name).toBe('"Windows"');
    await page.getByText('Why two shells?').click();
    await expect(page.getByText('Since there are two.')).toBeVisible();
  });
});
