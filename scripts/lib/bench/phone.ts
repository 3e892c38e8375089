/**
 * The browser as a phone, as Lighthouse pretends it: a processor four times slower, and a
 * connection of 1.6 Mbit/s with 150 ms to the server.
 */
import type {Browser, Page} from '@playwright/test';

const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How often faster the machine is than the phone. */
const SLOWDOWN = 4;

/** The connection, in bytes a second and milliseconds. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
};

/** Milliseconds after which a page has come to rest: it fetches ahead only when nothing goes on. */
const REST = 5000;

/** Opens an empty page on a phone with nothing in its cache, and closes it after its use. */
export async function withPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    // tsx names inner functions with a helper that functions sent to the page find there, too.
    await context.addInitScript('globalThis.__name ??= (target) => target;');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await session.send('Network.emulateNetworkConditions', CONNECTION);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens an address and waits until nothing happens any more. */
export async function openAndRest(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForTimeout(REST);
}

/** Opens an address once for nothing: the server compresses a file when it is first asked for. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address, {waitUntil: 'load'});
  await page.close();
}
