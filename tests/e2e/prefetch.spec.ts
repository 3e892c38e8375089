import type {Page, Request} from '@playwright/test';
import {optimizations} from '../../src/config/optimizations.ts';
import {expect, test} from './fixtures.ts';

const HERE = 'cli/devspace_dev';

/** Pages per page view (src/plugins/limited-prefetch). */
const LIMIT = 5;

/** The URLs that were prefetched so far. */
async function listPrefetched(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({href}) => href),
  );
}

/** Waits until nothing more is prefetched. */
async function waitUntilDone(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await listPrefetched(page);
        const isDone = now.length === before.length;
        before = now;
        return isDone;
      },
      // Longer than it takes until the browser is idle.
      {intervals: [1500]},
    )
    .toBe(true);
  return before;
}

/** The path of the page in a prefetched script. That of a landing page ends with a slash. */
async function readPermalink(page: Page, url: string): Promise<string> {
  const script = await (await page.request.get(url)).text();
  const permalink = /permalink":"([^"]+)"/.exec(script)?.[1];
  if (!permalink) throw new Error(`No page in ${url}`);
  return permalink;
}

/** Pretends to be on a connection of a kind. */
async function connectBy(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

function collectRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

test('pages that links lead to are prefetched', async ({page, visit}) => {
  await visit(HERE);
  await expect.poll(async () => (await listPrefetched(page)).length).toBeGreaterThan(1);
});

/** Tests of what the optimizations do, which `npm run check:switches` switches off. */
function testLimits(): void {
  test('stops after a few pages, until the reader opens another one', async ({page, visit}) => {
    await visit(HERE);
    await expect.poll(async () => (await listPrefetched(page)).length).toBeGreaterThan(1);
    const first = await waitUntilDone(page);
    if (optimizations.compactRoutes) {
      expect(new Set(first).size).toBe(first.length);
      // With any page, Docusaurus prefetches the landing pages above it, also those of older versions.
      const pages = await Promise.all(first.map(async (url) => readPermalink(page, url)));
      expect(pages.filter((permalink) => !permalink.endsWith('/')).length).toBeLessThanOrEqual(
        LIMIT,
      );
    }
    await page.locator('.pagination-nav__link--next').click();
    await expect
      .poll(async () => (await listPrefetched(page)).length)
      .toBeGreaterThan(first.length);
  });

  // Otherwise, Docusaurus also prefetches what is loaded already.
  if (!optimizations.compactRoutes) return;

  test('starts with the page that follows', async ({page, visit}) => {
    await visit('getting-started/introduction');
    await expect.poll(async () => (await listPrefetched(page)).length).toBeGreaterThan(0);
    await waitUntilDone(page);
    // With any page, Docusaurus prefetches the landing page above it.
    const first = (await listPrefetched(page)).slice(0, 2);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    // Once in advance, and once for the page.
    const countRequests = async (): Promise<number> =>
      page.evaluate(
        (urls) => Math.max(...urls.map((url) => performance.getEntriesByName(url).length)),
        first,
      );
    await expect.poll(countRequests).toBe(2);
  });
}

if (optimizations.limitedPrefetch) test.describe('limited prefetching', testLimits);

test('browsers without rel=prefetch request the pages', async ({page, visit}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const requests = collectRequests(page);
  await visit(HERE);
  const isPage = (request: Request): boolean =>
    request.resourceType() === 'xhr' && request.url().endsWith('.js');
  await expect.poll(() => requests.filter(isPage).length).toBeGreaterThan(1);
  expect(await listPrefetched(page)).toEqual([]);
});

for (const [name, connection] of [
  ['over a slow connection', {effectiveType: '2g', saveData: false}],
  ['over a very slow connection', {effectiveType: 'slow-2g', saveData: false}],
  ['when the reader saves data', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched ${name}, nor by pointing at a link`, async ({page, visit}) => {
    await connectBy(page, connection);
    await visit(HERE);
    const requests = collectRequests(page);
    const link = page
      .locator('.theme-doc-sidebar-container a[href*="/cli/"]:not([aria-current])')
      .first();
    await link.hover();
    expect(await waitUntilDone(page)).toEqual([]);
    expect(requests.map((request) => request.url())).toEqual([]);
    // The page still loads when it's needed.
    await link.click();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });
}

test('pointing at a link loads its page', async ({page, visit}) => {
  // The browser is never idle, so it prefetches nothing: what loads, loads because of the pointer.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await visit(HERE);
  const requests = collectRequests(page);
  await page
    .locator('.theme-doc-sidebar-container a[href*="/cli/"]:not([aria-current])')
    .first()
    .hover();
  await expect
    .poll(() => requests.filter((request) => request.url().endsWith('.js')).length)
    .toBeGreaterThan(0);
});
