import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';

/** Pages per page view (src/plugins/limited-prefetch). */
const LIMIT = 5;

const NEXT = '.pagination-nav__link--next';

/** The URLs that were prefetched so far. */
async function listPrefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

/** Waits until no more pages are prefetched. */
async function waitUntilDone(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await listPrefetched(page);
        const isDone = now.length > 0 && now.length === before.length;
        before = now;
        return isDone;
      },
      {intervals: [1500]},
    )
    .toBe(true);
  return before;
}

/** The path of the page that a script contains. That of a landing page ends with a slash. */
async function readPermalink(page: Page, url: string): Promise<string> {
  const script = await (await page.request.get(url)).text();
  const permalink = /permalink":"([^"]+)"/.exec(script)?.[1];
  if (!permalink) throw new Error(`No page in ${url}`);
  return permalink;
}

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

test('prefetches a few pages per page view', async ({page, visit}) => {
  await visit('getting-started/introduction');
  const first = await waitUntilDone(page);
  expect(new Set(first).size).toBe(first.length);
  const paths = await Promise.all(first.map((url) => readPermalink(page, url)));
  // With any page, Docusaurus prefetches the landing pages above it, also those of older versions.
  const pages = paths.filter((path) => !path.endsWith('/'));
  expect(pages.length).toBeLessThanOrEqual(LIMIT);
  await page.locator(NEXT).click();
  await expect.poll(async () => (await listPrefetched(page)).length).toBeGreaterThan(first.length);
});
