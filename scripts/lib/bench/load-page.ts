import type {Page, Request} from '@playwright/test';
import type {Transfer} from './page-weight.ts';

/** Milliseconds without a request after which a page is at rest: it prefetches when it's idle. */
const REST = 2000;

async function readTransfer(request: Request): Promise<Transfer> {
  const headers = await request.allHeaders();
  return {
    url: request.url(),
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
    isPrefetch: headers['sec-purpose'] === 'prefetch',
  };
}

/** Loads a page, and lists what its own host transfers until it's at rest. */
export async function listTransfers(page: Page, address: string): Promise<Transfer[]> {
  const {origin} = new URL(address);
  const finished: Request[] = [];
  let lastSign = performance.now();
  page.on('request', () => {
    lastSign = performance.now();
  });
  page.on('requestfinished', (request) => {
    lastSign = performance.now();
    if (request.url().startsWith(origin)) finished.push(request);
  });
  await page.goto(address, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  while (performance.now() - lastSign < REST) await page.waitForTimeout(REST / 4);
  return Promise.all(finished.map(readTransfer));
}
