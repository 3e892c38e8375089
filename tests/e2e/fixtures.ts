/** Fixtures of all browser tests. A test fails if the console or the network reports an error. */
import {test as base, expect, type Page} from '@playwright/test';
import {clipboardHelper} from '../../src/config/clipboard-helper.ts';

/** The problem of tests that open a URL without a page. */
export const NOT_FOUND_STATUS = /\b404\b/;

interface Fixtures {
  readonly problems: {
    /** Errors in the console and on the network so far. */
    readonly found: readonly string[];
    /** Accepts errors that the test provokes. */
    readonly allow: (pattern: RegExp) => void;
  };
  /** Opens a page by its path below the base path, and waits until it is hydrated. */
  readonly visit: (path: string) => Promise<void>;
}

/** URL of a page by its path below the base path. */
export function urlOf(path: string): string {
  const site = process.env.SITE_UNDER_TEST;
  if (!site)
    throw new Error('Run the browser tests with `npm test -- e2e`, which serves the site.');
  return site + path;
}

/** Waits until React has hydrated the page. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Serves the script of the public CDN from node_modules, so that tests need no internet access. */
export async function serveClipboardHelper(page: Page): Promise<void> {
  await page.route(clipboardHelper.src, (route) =>
    route.fulfill({
      path: 'node_modules/clipboard/dist/clipboard.min.js',
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
    }),
  );
}

/** Delays requests, like a slow network. Returns a function that lets them continue. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects errors in the console and on the network from now on. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  const origins = [process.env.SITE_UNDER_TEST, process.env.DEPLOYED_SITE].map(
    (site = '') => new URL(site).origin,
  );
  const isOwn = (url: string): boolean => origins.includes(new URL(url).origin);
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Navigating away cancels pending requests.
    const reason = request.failure()?.errorText;
    const isAborted = reason === 'net::ERR_ABORTED';
    // Without JavaScript, the browser blocks scripts. Violations of the site's own policy are also logged.
    const isSwitchedOff = reason === 'csp' && request.url().endsWith('.js');
    if (isOwn(request.url()) && !isAborted && !isSwitchedOff) {
      problems.push(`request: ${request.url()} failed with ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400) {
      problems.push(`request: ${response.url()} returned status ${response.status()}`);
    }
  });
  return problems;
}

/** For tests that only send requests, without a browser. */
export {base as httpTest};

/** For tests in a browser. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({page}, use) => {
      const found = watch(page);
      const allowed: RegExp[] = [];
      await serveClipboardHelper(page);
      await use({found, allow: (pattern) => void allowed.push(pattern)});
      const unexpected = found.filter((problem) => !allowed.some((each) => each.test(problem)));
      expect(unexpected, 'errors in the console and on the network').toEqual([]);
    },
    {auto: true},
  ],
  visit: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(urlOf(path));
      await waitUntilInteractive(page);
    });
  },
});

export {expect};
