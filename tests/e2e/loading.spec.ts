import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {loading} from '../../src/config/loading.ts';
import {buildDir, deployment} from '../lib/built-site.ts';
import {findChunk, replaceDefault} from './chunks.ts';
import {addressOf, expect, hold, test, waitUntilInteractive} from './fixtures.ts';

const HERE = 'getting-started/introduction';
const THERE = 'getting-started/installation';
const there = findChunk(`docs/${THERE}.mdx`);
const here = findChunk(`docs/${HERE}.mdx`);

const missingScripts = {
  pattern:
    /Failed to load resource|ERR_FAILED|ERR_INTERNET|404|ChunkLoadError|Loading (?:css )?chunk/,
  reason: 'the test takes a script away',
};

function linkTo(page: Page, address: string): Locator {
  return page
    .locator(`.theme-doc-sidebar-container a[href="${deployment.baseUrl}${address}"]`)
    .first();
}

function notice(page: Page): Locator {
  return page.getByRole('status').filter({hasText: /./});
}

/** Counts how often the browser asks for a whole page. */
function countPageLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe('on a slow network', () => {
  test('a bar shows that the next page is on its way, after a moment, and goes with it', async ({
    page,
    visit,
  }) => {
    const release = await hold(page, there.address);
    await visit(HERE);
    const bar = page.locator('#nprogress .bar');
    const heading = page.getByRole('heading', {level: 1});
    await linkTo(page, THERE).click();
    await expect(bar).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/nprogress-busy/);
    // Minus what is still missing: it begins with the minimum, and goes on by itself.
    const share = async (): Promise<number> => {
      const transform = await bar.evaluate((element) => element.style.transform);
      return 1 + Number(/\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
    };
    await expect.poll(share).toBeGreaterThanOrEqual(loading.progressBar.minimum - 0.001);
    const first = await share();
    await expect.poll(share).toBeGreaterThan(first);
    // The page being read stays until then.
    await expect(heading).not.toHaveText('Install DevSpace');
    release();
    await expect(heading).toHaveText('Install DevSpace');
    await expect(bar).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
  });
});

test.describe('a page whose script is gone', () => {
  test.use({allowedProblems: [missingScripts]});

  test('is loaded anew by a link, once, and its text can be read', async ({page, visit}) => {
    await visit(HERE);
    await page.route(there.address, (route) => route.fulfill({status: 404, body: ''}));
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const loads = countPageLoads(page);
    await linkTo(page, THERE).click();
    await expect(notice(page)).toContainText('Parts of this page did not load');
    await expect(page).toHaveURL(addressOf(THERE));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
    await expect(page.locator('article pre').first()).toBeVisible();
    expect(loads()).toBe(1);
    expect(warnings.join('\n')).toContain('Loading chunk');
    // Still so a while later: nothing loops.
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
  });

  test('is loaded anew at the first visit, once, and then says what is wrong', async ({page}) => {
    await page.route(there.address, (route) => route.fulfill({status: 404, body: ''}));
    const loads = countPageLoads(page);
    await page.goto(addressOf(THERE));
    await expect(notice(page)).toContainText('Parts of this page did not load');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
    expect(loads()).toBe(2);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(2);
    await notice(page).getByRole('button', {name: 'Close this notice'}).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('comes to life when a newer site is there after the reload', async ({page}) => {
    await page.route(there.address, (route) => route.fulfill({status: 404, body: ''}), {times: 1});
    await page.goto(addressOf(THERE));
    await waitUntilInteractive(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('stays readable when the main script is gone too', async ({page}) => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(addressOf(THERE));
    await expect(notice(page)).toContainText('You can read it');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
  });
});

test.describe('without a connection', () => {
  test.use({allowedProblems: [missingScripts]});

  test('a link that cannot load keeps the page, its address and its place, and says so', async ({
    page,
    context,
    visit,
  }) => {
    await visit(HERE);
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await context.setOffline(true);
    const loads = countPageLoads(page);
    await linkTo(page, THERE).click();
    await expect(notice(page)).toContainText('there seems to be no network connection');
    await expect(page).toHaveURL(addressOf(HERE));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(loads()).toBe(0);

    await notice(page).getByRole('button', {name: 'Try again'}).click();
    await expect(notice(page)).toContainText('Still no connection');

    await context.setOffline(false);
    await notice(page).getByRole('button', {name: 'Try again'}).click();
    await expect(page).toHaveURL(addressOf(THERE));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
  });
});

test.describe('a page that is rendered before it has arrived', () => {
  test.use({
    allowedProblems: [
      {
        pattern: new RegExp(
          `${missingScripts.pattern.source}|hydrat|Minified React error|Root`,
          'i',
        ),
        reason: 'the page that the server has written is not there yet',
      },
    ],
  });

  /** Docusaurus loads pages by their URL, and this one only becomes it later. */
  const address = `${HERE}.html`;

  async function serve(page: Page): Promise<void> {
    const body = readFileSync(path.join(buildDir, `${HERE}.html`), 'utf8');
    await page.route(addressOf(address), (route) =>
      route.fulfill({contentType: 'text/html', body}),
    );
  }

  test('shows a spinner that says so, and then the page', async ({page}) => {
    await serve(page);
    const release = await hold(page, here.address);
    await page.goto(addressOf(address), {waitUntil: 'commit'});
    await expect(notice(page)).toHaveText('Loading…');
    release();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('shows a box with the error and a button to retry, which brings the page', async ({
    page,
  }) => {
    let isBroken = true;
    await serve(page);
    await page.route(here.address, async (route) => {
      if (!isBroken) return route.continue();
      // After the page has come to life.
      await waitUntilInteractive(page);
      return route.abort();
    });
    await page.goto(addressOf(address), {waitUntil: 'commit'});
    const box = page.getByRole('alert');
    await expect(box).toContainText('This page could not be loaded');
    await expect(box).toContainText('ChunkLoadError');
    isBroken = false;
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(box).toHaveCount(0);
  });
});

test.describe('a page that is broken', () => {
  test.use({
    allowedProblems: [
      {pattern: /The fields are missing|default export|crash/i, reason: 'the test breaks it'},
    ],
  });

  async function open(page: Page, body: string): Promise<void> {
    await page.route(there.address, (route) =>
      route.fulfill({contentType: 'text/javascript', body}),
    );
    await page.goto(addressOf(HERE));
    await waitUntilInteractive(page);
    await linkTo(page, THERE).click();
  }

  test('says that it crashed, and why, and works again when it can', async ({page}) => {
    await page.addInitScript('window.isBroken = true');
    await open(
      page,
      replaceDefault(
        there,
        (name) =>
          `default:()=>(...props)=>{if(window.isBroken)throw new Error("The fields are missing",{cause:new Error("The file is empty")});return ${name}(...props)}`,
      ),
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText('The fields are missing');
    await expect(page.getByRole('main')).toContainText(/Cause:\s*The file is empty/);
    await page.evaluate('window.isBroken = false');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
  });

  test('is left by a link and by Back, and its error is in the console', async ({
    page,
    problems,
  }) => {
    await open(
      page,
      replaceDefault(there, () => 'default:()=>()=>{throw new Error("The fields are missing")}'),
    );
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('This page crashed.');
    await expect
      .poll(() => problems.join('\n'))
      .toMatch(/^console: Error: The fields are missing/m);

    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(addressOf(''));
    await expect(heading).not.toContainText('crashed');

    await page.goBack();
    await expect(heading).toHaveText('This page crashed.');
    await page.goBack();
    await expect(page).toHaveURL(addressOf(HERE));
    await expect(heading).not.toContainText('crashed');
  });
});

test.describe('a site that is served under another path than it was built for', () => {
  test.use({allowedProblems: [missingScripts]});

  test('says so on its landing page, with the path that is set and a better one', async ({
    page,
  }) => {
    const body = readFileSync(path.join(buildDir, 'index.html'), 'utf8');
    const address = new URL('/elsewhere/', addressOf('')).href;
    await page.route(address, (route) => route.fulfill({contentType: 'text/html', body}));
    await page.route(`${addressOf('')}assets/**`, (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await page.goto(address);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText('wrong site baseUrl configuration');
    await expect(banner).toContainText(`Current configured baseUrl = ${deployment.baseUrl}`);
    await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  });
});
