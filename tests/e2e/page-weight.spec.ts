/**
 * What real page views transfer, against the budgets of the site.
 */
import type {Page, Response} from '@playwright/test';
import {listTransfers} from '../../scripts/lib/bench/load-page.ts';
import {checkWeight, sumTransfers} from '../../scripts/lib/bench/page-weight.ts';
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {buildDir, deployment} from '../lib/built-site.ts';
import {optimizations} from '../../src/config/optimizations.ts';
import {expect, test} from './fixtures.ts';
import {layouts} from '../../scripts/lib/bench/layouts.ts';

/** Bytes that the search may transfer before its first result: modal, worker and index of a version. */
const SEARCH_BUDGET = 250_000;

/** Without one of the optimizations, pages are heavier: `npm run bench` shows the cost. */
const isComplete = Object.values(optimizations).every(Boolean);

/** The name of a function of Mermaid, which minifying keeps. */
const MERMAID = 'registerExternalDiagrams';

/** Collects the scripts that a page loads, prefetched ones as well. */
function collectScripts(page: Page): () => Promise<Map<string, string>> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
  });
  return async () => {
    const texts = responses.map(
      async (response) => [response.url(), await response.text()] as const,
    );
    return new Map(await Promise.all(texts));
  };
}

test.use({
  allowedProblems: [
    {pattern: /instalation.* 404|404 \(Not Found\)/, reason: 'the not-found page has this status'},
  ],
});

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

for (const layout of [
  ...layouts,
  {name: 'the config reference of 5.x', path: '5.x/configuration/reference'},
]) {
  test(`${layout.name} stays within its budget, and loads no Mermaid`, async ({page}) => {
    const readScripts = collectScripts(page);
    const weight = sumTransfers(layout.path, await listTransfers(page, server.url + layout.path));
    if (isComplete) expect(checkWeight(weight)).toEqual([]);
    expect(weight.js, 'scripts were measured').toBeGreaterThan(50_000);
    const scripts = await readScripts();
    const withMermaid = [...scripts].filter(([, text]) => text.includes(MERMAID));
    expect(withMermaid.map(([url]) => url)).toEqual([]);
  });
}

test('the search transfers little before the first result', async ({page}) => {
  await page.goto(`${server.url}getting-started/installation`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const loaded: Promise<{address: string; bytes: number}>[] = [];
  page.on('requestfinished', (request) => {
    loaded.push(
      request.sizes().then(({responseBodySize}) => ({
        address: request.url(),
        bytes: responseBodySize,
      })),
    );
  });
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('searchbox').fill('sync');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  // Pages that links lead to are fetched ahead at any time, with a limit of their own.
  const ahead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({href}) => href),
  );
  const total = (await Promise.all(loaded))
    .filter(({address}) => !ahead.includes(address))
    .reduce((sum, {bytes}) => sum + bytes, 0);
  // The index alone is more than half of it: less would mean that nothing was counted.
  expect(total).toBeGreaterThan(SEARCH_BUDGET / 3);
  expect(total).toBeLessThan(SEARCH_BUDGET);
});
