import type {Page} from '@playwright/test';
import {waitUntilInteractive} from '../fixtures.ts';
import {openWithoutScripts} from '../page-helpers.ts';
import {expect, test} from '../reader-site.ts';

function tab(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true}).first();
}

test.describe('tabs', () => {
  test('are in the URL and in links, and the same on all pages', async ({page, site, open}) => {
    await open('');
    const entries = await page.evaluate(() => window.history.length);
    await tab(page, 'Windows').click();
    await expect(page).toHaveURL(site.urlOf('?system=windows'));
    await expect(page.getByText('More for Windows.')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Direct link to In a tab'})).toHaveJSProperty(
      'href',
      site.urlOf('?system=windows#in-a-tab'),
    );
    await tab(page, 'Linux').click();
    await expect(page).toHaveURL(site.urlOf('?system=linux'));
    expect(await page.evaluate(() => window.history.length)).toBe(entries);

    await tab(page, 'Windows').click();
    await page.getByRole('link', {name: 'Other page'}).click();
    await expect(page.getByText('Windows on another page.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Windows on another page.')).toBeVisible();
    await expect(page.getByText('Linux on another page.')).toBeHidden();
    // A link to the remembered tab is a click away.
    await expect(page).toHaveURL(site.urlOf('other'));
    await tab(page, 'Windows').click();
    await expect(page).toHaveURL(site.urlOf('other?system=windows'));
  });

  for (const [name, system, path, stored] of [
    ['the URL', 'X11; Linux x86_64', '?system=windows', 'linux'],
    ['the last choice', 'X11; Linux x86_64', '', 'windows'],
    ["the reader's system", 'Windows NT 10.0; Win64; x64', '', ''],
    ['the system without the last choice', 'Windows NT 10.0; Win64; x64', '', 'homebrew'],
  ] as const) {
    test.describe(`on ${system}`, () => {
      test.use({userAgent: `Mozilla/5.0 (${system})`});

      test(`follow ${name} before scripts run, and nothing moves later`, async ({page, site}) => {
        if (stored) {
          await page.addInitScript(
            (value) => localStorage.setItem('docusaurus.tab.system', value),
            stored,
          );
        }
        const release = await openWithoutScripts(page, site.urlOf(path));
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
    });
  }

  test.describe('on a phone', () => {
    test.use({userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'});

    test('start with the first one', async ({page, visit}) => {
      await visit('getting-started/installation');
      await expect(tab(page, 'npm')).toHaveAttribute('aria-selected', 'true');
    });
  });

  test.describe('on a Mac', () => {
    test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'});

    test('show how to install, also after navigation, until the reader selects another', async ({
      page,
      visit,
    }) => {
      await visit('');
      await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('link', {name: 'Install DevSpace', exact: true}).first().click();
      await expect(page.getByRole('heading', {level: 1, name: 'Install DevSpace'})).toBeVisible();
      const selected = page.getByRole('tab', {selected: true});
      await expect(selected.nth(0)).toHaveText('macOS binary');
      await expect(selected.nth(1)).toHaveText('macOS binary');
      await tab(page, 'npm').click();
      await expect(selected.nth(1)).toHaveText('npm');
      await page.reload();
      await waitUntilInteractive(page);
      await expect(selected.nth(0)).toHaveText('npm');
    });
  });

  test('have names, panels and a whole focus ring, and can be selected with the keyboard', async ({
    page,
    open,
  }) => {
    await open('');
    const list = page.getByRole('tablist', {name: 'system'}).first();
    for (const item of await list.getByRole('tab').all()) {
      const panel = page.locator(`[id="${await item.getAttribute('aria-controls')}"]`);
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAttribute('aria-label', await item.innerText());
    }
    await tab(page, 'Linux').focus();
    await page.keyboard.press('End');
    await expect(tab(page, 'Windows')).toBeFocused();
    // The list clips what is outside.
    await expect(tab(page, 'Windows')).toHaveCSS('outline-offset', '-2px');
    await page.keyboard.press('Space');
    await expect(page.getByText('Commands for Windows.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Commands for Linux.')).toBeVisible();
  });

  test('are shown for a text fragment', async ({page, open}) => {
    // The text is below the visible part of the page.
    await page.setViewportSize({width: 1440, height: 300});
    await open('#:~:text=walrus');
    await expect(page.getByText('A walrus is mentioned')).toBeInViewport();
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('a link into a hidden tab', () => {
  test('shows the tab before scripts run, and adds it to the URL', async ({page, site}) => {
    const release = await openWithoutScripts(page, site.urlOf('#in-a-tab'));
    const heading = page.getByRole('heading', {name: 'In a tab'});
    await expect(heading).toBeInViewport();
    release();
    await waitUntilInteractive(page);
    await expect(heading).toBeInViewport();
    await expect(page.getByText('More for Windows.')).toBeVisible();
    await expect(page).toHaveURL(site.urlOf('?system=windows#in-a-tab'));
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.system'))).toBeNull();
  });

  test('shows the tab on the same page, and with Back and Forward', async ({page, site, open}) => {
    await open('');
    const heading = page.getByRole('heading', {name: 'In a tab'});
    await page.getByRole('link', {name: 'To the heading in a tab'}).click();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(site.urlOf(''));
    await page.goForward();
    await expect(page).toHaveURL(site.urlOf('?system=windows#in-a-tab'));
    await expect(heading).toBeInViewport();
  });

  test('opens nested tabs and sections', async ({page, open}) => {
    await open('#in-a-section-in-a-section');
    await expect(page.getByRole('heading', {name: 'In a section in a section'})).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all tabs are shown with their labels, and sections open', async ({page, site}) => {
    await page.goto(site.urlOf(''));
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
