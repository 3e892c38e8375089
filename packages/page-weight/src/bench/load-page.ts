import type {Page, Request} from '@playwright/test';
import type {Transfer} from './page-weight.ts';

/** Milliseconds without a request after which a page is idle. Pages prefetch only when idle. */
const IDLE_TIME = 2000;

async function readTransfer(request: Request): Promise<Transfer> {
  const headers = await request.allHeaders();
  return {
    url: request.url(),
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
    isPrefetch: headers['sec-purpose'] === 'prefetch',
  };
}

/** Loads a page and lists its same-origin transfers until it's idle. */
export async function listTransfers(page: Page, pageUrl: string): Promise<Transfer[]> {
  const {origin} = new URL(pageUrl);
  const finished: Request[] = [];
  let lastActivity = performance.now();
  page.on('request', () => {
    lastActivity = performance.now();
  });
  page.on('requestfinished', (request) => {
    lastActivity = performance.now();
    if (request.url().startsWith(origin)) finished.push(request);
  });
  await page.goto(pageUrl, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  while (performance.now() - lastActivity < IDLE_TIME) await page.waitForTimeout(IDLE_TIME / 4);
  return Promise.all(finished.map(readTransfer));
}
