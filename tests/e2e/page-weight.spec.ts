/** Compares what page views transfer with the budgets of the site. */
import type {Page, Response} from '@playwright/test';
import {layouts} from '../../scripts/lib/bench/layouts.ts';
import {listTransfers} from '../../scripts/lib/bench/load-page.ts';
import {checkWeight, sumTransfers} from '../../scripts/lib/bench/page-weight.ts';
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {buildDir, deployment} from '../lib/built-site.ts';
import {optimizations} from '../../src/config/optimizations.ts';
import {waitUntilInteractive} from './fixtures.ts';
import {expect, test} from './search.ts';

/** One page of each layout, except for the not-found page, which has the status of an error. */
const pages = [
  ...layouts.map(({path}) => path).filter((path) => !path.includes('instalation')),
  '5.x/configuration/reference',
];

/** Bytes that the modal, its worker and the index of a version may have. */
const SEARCH_BUDGET = 250_000;

/** Pages are heavier without one of the optimizations. */
const isComplete = Object.values(optimizations).every(Boolean);

/** Names in the code of Mermaid and of the editor, which minifying keeps. */
const HEAVY_CODE = /registerExternalDiagrams|cm-editor/;

/** Collects the scripts that a page loads, including those it prefetches. */
function collectScripts(page: Page): () => Promise<string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
  });
  return () => Promise.all(responses.map((response) => response.text()));
}

let server: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  server = await startServer({
    dir: buildDir,
    basePath: deployment.baseUrl,
    site: await readSite(buildDir, deployment),
    port: 0,
    // As `npm run pack` compresses the files of a deployment.
    brotliQuality: 11,
  });
});

test.afterAll(() => server.close());

for (const path of pages) {
  test(`/${path} stays within its budget, without Mermaid and the editor`, async ({page}) => {
    const readScripts = collectScripts(page);
    const weight = sumTransfers(path, await listTransfers(page, server.url + path));
    if (isComplete) expect(checkWeight(weight)).toEqual([]);
    expect(weight.js, 'scripts were measured').toBeGreaterThan(50_000);
    const heavy = (await readScripts()).filter((script) => HEAVY_CODE.test(script));
    expect(heavy).toHaveLength(0);
  });
}

test('search stays within its budget before the first result', async ({page, modal, search}) => {
  await page.goto(`${server.url}getting-started/installation`);
  await waitUntilInteractive(page);
  await page.waitForLoadState('networkidle');
  const loaded: Promise<{url: string; bytes: number}>[] = [];
  page.on('requestfinished', (request) => {
    const url = request.url();
    loaded.push(
      Promise.all([request.sizes(), request.response()]).then(([{responseBodySize}, response]) => ({
        url,
        // The browser doesn't report the size of a worker's script.
        bytes: responseBodySize || Number(response?.headers()['content-length'] ?? 0),
      })),
    );
  });
  await search('sync');
  await expect(modal.results.first()).toBeVisible();
  // Prefetched pages have a budget of their own.
  const prefetched = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const total = (await Promise.all(loaded))
    .filter(({url}) => !prefetched.includes(url))
    .reduce((sum, {bytes}) => sum + bytes, 0);
  // The index alone is more than half of it: less would mean that nothing was counted.
  expect(total).toBeGreaterThan(SEARCH_BUDGET / 3);
  expect(total).toBeLessThan(SEARCH_BUDGET);
});
