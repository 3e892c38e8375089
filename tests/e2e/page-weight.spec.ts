/** Compares what page views transfer with the budgets of the site. */
import type {Browser} from '@playwright/test';
import pMap from 'p-map';
import {layouts, listTransfers, checkWeight, sumTransfers} from '@devspace-docs/page-weight';
import {readSite, startServer} from '@devspace-docs/static-host/node';
import {hostingSettings} from '../../src/config/hosting.ts';
import {buildDir, deployment} from '../lib/built-site.ts';
import {serveClipboardHelper, waitUntilInteractive, watch} from './fixtures.ts';
import {listPrefetched} from './page-helpers.ts';
import {expect, test} from './search.ts';

/** One page of each layout, except for the not-found page, which has the status of an error. */
const pages = [
  ...layouts.map(({path}) => path).filter((path) => !path.includes('instalation')),
  '5.x/configuration/reference',
];

/**
 * Bytes that the modal, its worker and the index of a version may have. The index, three quarters of it,
 * grows with the docs. Repeated text in it would save less than 1%.
 */
const SEARCH_BUDGET = 270_000;

/** Names in the code of Mermaid and of the editor, and in the map of legacy anchors, which minifying keeps. */
const HEAVY_CODE = /registerExternalDiagrams|cm-editor|exclude-paths-inline/;

/** Opens a page with an empty cache, and describes what is too heavy. */
async function checkPage(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const errors = watch(page);
  await serveClipboardHelper(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // Chromium discards bodies soon after they arrive.
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  const weight = sumTransfers(path, await listTransfers(page, server.url + path));
  const code = await Promise.all(scripts);
  await page.close();
  return [
    ...errors,
    ...checkWeight(weight),
    ...(weight.js > 50_000 ? [] : [`/${path}: its scripts weren't measured`]),
    ...(code.some((script) => HEAVY_CODE.test(script))
      ? [`/${path} loads Mermaid, the editor or the map of legacy anchors`]
      : []),
  ];
}

let server: Awaited<ReturnType<typeof startServer>>;

// One server compresses for all tests.
test.describe.configure({mode: 'default', timeout: 120_000});

test.beforeAll(async () => {
  server = await startServer({
    dir: buildDir,
    basePath: deployment.baseUrl,
    site: await readSite(buildDir, hostingSettings(deployment)),
    port: 0,
    // As `npm run pack` compresses the files of a deployment.
    brotliQuality: 11,
  });
});

test.afterAll(() => server.close());

test('pages stay within their budgets, without Mermaid and the editor', async ({browser}) => {
  test.slow();
  // Most of the time, pages wait until they are idle.
  const problems = await pMap(pages, (path) => checkPage(browser, path), {concurrency: 3});
  expect(problems.flat()).toEqual([]);
});

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
  const prefetched = await listPrefetched(page);
  const total = (await Promise.all(loaded))
    .filter(({url}) => !prefetched.includes(url))
    .reduce((sum, {bytes}) => sum + bytes, 0);
  // The index alone is more than half of it: less would mean that nothing was counted.
  expect(total).toBeGreaterThan(SEARCH_BUDGET / 3);
  expect(total).toBeLessThan(SEARCH_BUDGET);
});
