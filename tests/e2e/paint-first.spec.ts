/**
 * When the scripts of a page run: after its text is there and can be read (src/plugins/paint-first).
 */
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {loading} from '../../src/config/loading.ts';
import {buildDir, deployment} from '../lib/built-site.ts';
import {addressOf, expect, test, waitUntilInteractive} from './fixtures.ts';

const PAGE = 'getting-started/introduction';

/** The moments that count, in milliseconds since the page was asked for; none yet is -1. */
interface Moments {
  readonly painted: number;
  readonly run: number;
}

/** Has the page note when its first script is run. */
async function noteMoments(page: Page): Promise<() => Promise<Moments>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('script[src*="/assets/js/"]')) return;
      performance.mark('test: scripts are run');
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
  });
  return () =>
    page.evaluate(() => {
      const momentOf = (name: string): number =>
        performance.getEntriesByName(name)[0]?.startTime ?? -1;
      return {
        painted: momentOf('first-contentful-paint'),
        run: momentOf('test: scripts are run'),
      };
    });
}

/** Serves the site, with one page whose second half comes when it is let go. */
async function serveSlowly(): Promise<{
  readonly address: string;
  readonly release: () => void;
  readonly server: Server;
}> {
  const html = readFileSync(path.join(buildDir, `${PAGE}.html`), 'utf8');
  // In the middle of the text, behind enough of it to be painted.
  const middle = html.indexOf('<h2', html.indexOf('<article'));
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === deployment.baseUrl + PAGE) {
        response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
        response.write(html.slice(0, middle));
        await released;
        response.end(html.slice(middle));
        return;
      }
      const answer = await fetch(new URL(request.url ?? '', addressOf('')));
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {address: `http://localhost:${port}${deployment.baseUrl}${PAGE}`, release, server};
}

test('scripts run after the page was painted, even if the browser has them already', async ({
  page,
  visit,
}) => {
  const readMoments = await noteMoments(page);
  for (const address of [PAGE, 'getting-started/installation']) {
    await visit(address);
    const {painted, run} = await readMoments();
    expect(painted).toBeGreaterThan(0);
    expect(run).toBeGreaterThanOrEqual(painted);
  }
});

test('scripts wait for the end of a page that arrives slowly', async ({page}) => {
  const readMoments = await noteMoments(page);
  const {address, release, server} = await serveSlowly();
  try {
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect.poll(async () => (await readMoments()).painted).toBeGreaterThan(0);
    // Time enough for scripts that do not wait.
    await page.waitForTimeout(500);
    expect((await readMoments()).run).toBe(-1);
    release();
    await waitUntilInteractive(page);
    const {painted, run} = await readMoments();
    expect(run).toBeGreaterThan(painted + 500);
  } finally {
    release();
    server.closeAllConnections();
    server.close();
  }
});

test.describe('a page that the browser does not paint', () => {
  /** Has the browser tell nothing of what it paints. */
  async function hidePaint(page: Page): Promise<void> {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') throw new Error(`Who observes ${String(options?.type)}?`);
      };
    });
  }

  async function msUntilRun(page: Page): Promise<number> {
    await hidePaint(page);
    const readMoments = await noteMoments(page);
    await page.goto(addressOf(PAGE));
    await waitUntilInteractive(page);
    const loaded = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entry?.loadEventStart ?? -1;
    });
    expect(loaded).toBeGreaterThan(0);
    return (await readMoments()).run - loaded;
  }

  test('comes to life a moment after it has loaded', async ({page}) => {
    expect(await msUntilRun(page)).toBeGreaterThan(loading.paintTimeout - 50);
  });

  test('comes to life as soon as it has loaded in the background', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', {get: () => true});
    });
    expect(await msUntilRun(page)).toBeLessThan(loading.paintTimeout);
  });
});
