import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {listPrefetched} from '../page-helpers.ts';

/** Collects the scripts that are requested from now on. */
function collectScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.push(request.url());
  });
  return urls;
}

function sidebarLink(page: Page) {
  return page.locator('.theme-doc-sidebar-container a[href*="/cli/"]:not([aria-current])').first();
}

test('loads a page when the pointer reaches its link', async ({page, visit}) => {
  // The browser sees no links: it prefetches nothing.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await visit('cli/devspace_dev');
  const scripts = collectScripts(page);
  await sidebarLink(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('loads nothing in advance if the reader saves data', async ({page, visit}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
  await visit('cli/devspace_dev');
  const scripts = collectScripts(page);
  await sidebarLink(page).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
  await sidebarLink(page).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  expect(await listPrefetched(page)).toEqual([]);
});
