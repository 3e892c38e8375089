import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

const HERE = 'cli/devspace_dev';

/** Bytes that may be fetched ahead before the reader does anything. */
const LIMIT = 60_000;

interface Ahead {
  readonly address: string;
  readonly bytes: number;
}

/** The files that were fetched ahead so far. */
async function listAhead(page: Page): Promise<Ahead[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({href}) => {
      const [entry] = performance.getEntriesByName(href);
      const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
      return {address: href, bytes};
    }),
  );
}

/** Waits until no more files are fetched ahead. */
async function waitUntilCalm(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const {length} = await listAhead(page);
        const isCalm = length === before;
        before = length;
        return isCalm;
      },
      // Longer than the browser takes to have a moment of rest.
      {intervals: [1500]},
    )
    .toBe(true);
}

/** Pretends to be on a connection of a kind. */
async function connectBy(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

test('pages that links lead to are fetched ahead, each once and within a limit', async ({
  page,
  visit,
}) => {
  await visit(HERE);
  await expect.poll(async () => (await listAhead(page)).length).toBeGreaterThan(1);
  await waitUntilCalm(page);
  const ahead = await listAhead(page);
  expect(new Set(ahead.map(({address}) => address)).size).toBe(ahead.length);
  expect(ahead.every(({bytes}) => bytes > 0)).toBe(true);
  expect(ahead.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT);
});

test('the next page in the reading order comes first', async ({page, visit}) => {
  await visit('getting-started/introduction');
  await expect.poll(async () => (await listAhead(page)).length).toBeGreaterThan(0);
  const [first] = await listAhead(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
  // Once ahead, and once for the page.
  const requests = async (): Promise<number> =>
    page.evaluate((address) => performance.getEntriesByName(address).length, first?.address ?? '');
  await expect.poll(requests).toBe(2);
});

test('more is fetched ahead once the reader does something', async ({page, visit}) => {
  await visit(HERE);
  await expect.poll(async () => (await listAhead(page)).length).toBeGreaterThan(1);
  await waitUntilCalm(page);
  const {length} = await listAhead(page);
  await page.keyboard.press('Shift');
  await expect.poll(async () => (await listAhead(page)).length).toBeGreaterThan(length);
});

for (const [name, connection] of [
  ['over a slow connection', {effectiveType: '2g', saveData: false}],
  ['over a very slow connection', {effectiveType: 'slow-2g', saveData: false}],
  ['when the reader saves data', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is fetched ahead ${name}, nor by pointing at a link`, async ({page, visit}) => {
    await connectBy(page, connection);
    await visit(HERE);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const link = page.locator('.theme-doc-sidebar-container a[href*="/cli/"]').first();
    await link.hover();
    await page.keyboard.press('Shift');
    await waitUntilCalm(page);
    expect(await listAhead(page)).toEqual([]);
    expect(loaded).toEqual([]);
    // The page still comes when it is asked for.
    await link.click();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });
}

test('pointing at a link loads its page', async ({page, visit}) => {
  // A fast connection that fetched nothing ahead: what comes, comes because of the pointer.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await visit(HERE);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.locator('.theme-doc-sidebar-container a[href*="/cli/"]').first().hover();
  await expect.poll(() => loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});
