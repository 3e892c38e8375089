/**
 * What all browser tests share: the URL of the site, and a watch over the console and the
 * network that fails a test in which anything went wrong unnoticed.
 */
import {test as base, expect, type Page} from '@playwright/test';
import {clipboardHelper} from '../../src/config/clipboard-helper.ts';

/** A complaint that a test brings about on purpose. */
export interface AllowedProblem {
  readonly pattern: RegExp;
  /** Why the complaint is right in this test. */
  readonly reason: string;
}

interface Options {
  readonly allowedProblems: readonly AllowedProblem[];
}

interface Fixtures {
  /** Collects what goes wrong; read it to look at a part of a test by itself. */
  readonly problems: string[];
  /** Opens a page by its path below the base path and waits until it is interactive. */
  readonly visit: (path: string) => Promise<void>;
}

/** URL of a page by its path below the base path. */
export function addressOf(path: string): string {
  const site = process.env.SITE_UNDER_TEST;
  if (!site)
    throw new Error('Run the browser tests with `npm run test:e2e`, which serves the site.');
  return site + path;
}

/** Waits until the page reacts to the reader. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Answers for the public CDN, which tests do not need: with the file that the package holds. */
export async function serveClipboardHelper(page: Page): Promise<void> {
  await page.route(clipboardHelper.src, (route) =>
    route.fulfill({
      path: 'node_modules/clipboard/dist/clipboard.min.js',
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
    }),
  );
}

/** Holds answers back, as a slow network does. Returns what lets them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Writes down what goes wrong in a page from now on. */
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
    // Leaving a page ends what it was still loading.
    const reason = request.failure()?.errorText;
    const isAborted = reason === 'net::ERR_ABORTED';
    // Where scripts are switched off, those that the head names are not fetched. What the policy
    // of the site blocks is said in the console as well.
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

/** For tests that only ask the server: they need no browser. */
export {base as httpTest};

/** For tests in a browser. */
export const test = base.extend<Fixtures & Options>({
  allowedProblems: [[], {option: true}],
  problems: [
    async ({page, allowedProblems}, use) => {
      const problems = watch(page);
      await serveClipboardHelper(page);
      await use(problems);
      const unexpected = problems.filter(
        (problem) => !allowedProblems.some(({pattern}) => pattern.test(problem)),
      );
      expect(unexpected, 'nothing goes wrong in the console or on the network').toEqual([]);
    },
    {auto: true},
  ],
  visit: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(addressOf(path));
      await waitUntilInteractive(page);
    });
  },
});

export {expect};
