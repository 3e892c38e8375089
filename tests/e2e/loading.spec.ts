import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page, Route} from '@playwright/test';
import {buildDir, deployment} from '../lib/built-site.ts';
import {findPageChunk, replaceDefault} from './chunks.ts';
import {urlOf, expect, holdRequests, test, waitUntilInteractive} from './fixtures.ts';
import {scrollTo} from './page-helpers.ts';

const HERE = 'getting-started/introduction';
const THERE = 'getting-started/installation';

/** Heading of THERE. */
const TITLE = 'Install DevSpace';

const there = findPageChunk(`docs/${THERE}.mdx`);
const here = findPageChunk(`docs/${HERE}.mdx`);

const MISSING_SCRIPTS =
  /Failed to load resource|ERR_FAILED|ERR_INTERNET|404|ChunkLoadError|Loading (?:css )?chunk/;

function linkTo(page: Page, url: string): Locator {
  return page.locator(`.theme-doc-sidebar-container a[href="${deployment.baseUrl}${url}"]`).first();
}

function notice(page: Page): Locator {
  return page.getByRole('status').filter({hasText: /./});
}

/** Counts how often the browser loads a whole page. */
function countPageLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

function heading(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

test('shows a progress bar until a slow page has loaded', async ({page, visit}) => {
  const release = await holdRequests(page, there.url);
  await visit(HERE);
  const bar = page.locator('#nprogress .bar');
  await linkTo(page, THERE).click();
  await expect(bar).toBeVisible();
  await expect(heading(page)).not.toHaveText(TITLE);
  release();
  await expect(heading(page)).toHaveText(TITLE);
  await expect(bar).toHaveCount(0);
});

test('if the script of a page is missing, a link loads the whole page once, which can be read', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(MISSING_SCRIPTS);
  await visit(HERE);
  await page.route(there.url, (route) => route.fulfill({status: 404}));
  const countLoads = countPageLoads(page);
  await linkTo(page, THERE).click();
  await expect(notice(page)).toContainText('Parts of this page did not load');
  await expect(page).toHaveURL(urlOf(THERE));
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page.locator('article pre').filter({visible: true}).first()).toBeVisible();
  expect(countLoads()).toBe(1);
});

test('if the script of a page is missing, the page reloads once, and then reports what is wrong', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING_SCRIPTS);
  // The reload finds a newer site.
  await page.route(here.url, (route) => route.fulfill({status: 404}), {times: 1});
  await page.goto(urlOf(HERE));
  await waitUntilInteractive(page);
  await expect(notice(page)).toHaveCount(0);

  // Without any script, the text can still be read.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const countLoads = countPageLoads(page);
  await page.goto(urlOf(THERE));
  await expect(notice(page)).toContainText('You can read it');
  await expect(heading(page)).toHaveText(TITLE);
  expect(countLoads()).toBe(2);
  await notice(page).getByRole('button', {name: 'Close this notice'}).click();
  await expect(notice(page)).toHaveCount(0);
});

test('if the network is down, a link keeps the current page, and loads the next one on request', async ({
  page,
  context,
  visit,
  problems,
}) => {
  problems.allow(MISSING_SCRIPTS);
  await visit(HERE);
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  await context.setOffline(true);
  const countLoads = countPageLoads(page);
  await linkTo(page, THERE).click();
  await expect(notice(page)).toContainText('There seems to be no network connection');
  await expect(page).toHaveURL(urlOf(HERE));
  await expect(heading(page)).not.toHaveText(TITLE);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(countLoads()).toBe(0);

  await notice(page).getByRole('button', {name: 'Try again'}).click();
  await expect(notice(page)).toContainText('Still no connection');
  await context.setOffline(false);
  await notice(page).getByRole('button', {name: 'Try again'}).click();
  await expect(page).toHaveURL(urlOf(THERE));
  await expect(heading(page)).toHaveText(TITLE);
});

// React handles two clicks at once, or one after the other.
for (const delay of [0, 100]) {
  test(`the reader stays on the page after two clicks while the network is down: ${delay} ms between them`, async ({
    page,
    context,
    visit,
    problems,
  }) => {
    problems.allow(MISSING_SCRIPTS);
    await visit('search');
    await visit(HERE);
    await scrollTo(page, 600);
    await context.setOffline(true);
    const countLoads = countPageLoads(page);
    const length = await page.evaluate(() => window.history.length);
    await linkTo(page, THERE).evaluate((link, pause) => {
      const click = (): void => (link as HTMLElement).click();
      click();
      if (pause === 0) click();
      else setTimeout(click, pause);
    }, delay);
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(length + 2);
    await expect(notice(page)).toContainText('There seems to be no network connection');
    await expect(page).toHaveURL(urlOf(HERE));
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    expect(countLoads()).toBe(0);

    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL(urlOf('search'));
  });
}

test('if the host sends a page instead of a script, the page reloads once, and then reports what is wrong', async ({
  page,
  problems,
}) => {
  problems.allow(/Unexpected token '<'/);
  await page.route('**/assets/js/*.js', (route) =>
    route.fulfill({contentType: 'text/html', headers: {}, body: '<!doctype html>'}),
  );
  const countLoads = countPageLoads(page);
  await page.goto(urlOf(THERE));
  await expect(notice(page)).toContainText('You can read it');
  await expect(heading(page)).toHaveText(TITLE);
  expect(countLoads()).toBe(2);
});

test('a page that React renders before its script has loaded announces loading, then an error with a button to retry', async ({
  page,
  problems,
}) => {
  problems.allow(new RegExp(`${MISSING_SCRIPTS.source}|hydrat|Minified React error|Root`, 'i'));
  // Docusaurus loads the scripts of a page by its URL, and this one changes later.
  const url = urlOf(`${HERE}.html`);
  const body = readFileSync(path.join(buildDir, `${HERE}.html`), 'utf8');
  await page.route(url, (route) => route.fulfill({contentType: 'text/html', body}));
  let fail = (): void => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const abort = async (route: Route): Promise<void> => {
    await failed;
    await route.abort();
  };
  await page.route(here.url, abort);
  await page.goto(url, {waitUntil: 'commit'});
  await expect(notice(page)).toHaveText('Loading…');
  fail();
  const box = page.getByRole('alert');
  await expect(box).toContainText('This page could not be loaded');
  await expect(box).toContainText('ChunkLoadError');
  await page.unroute(here.url, abort);
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(heading(page)).toBeVisible();
  await expect(box).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
});

test('a page that crashes shows the error, and lets the reader retry or leave', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/The fields are missing/);
  await page.addInitScript('window.isBroken = true');
  const body = replaceDefault(
    there,
    (name) =>
      `default:()=>(...props)=>{if(window.isBroken)throw new Error("The fields are missing",{cause:new Error("The file is empty")});return ${name}(...props)}`,
  );
  await page.route(there.url, (route) => route.fulfill({contentType: 'text/javascript', body}));
  await visit(HERE);
  await linkTo(page, THERE).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText('The fields are missing');
  await expect(page.getByRole('main')).toContainText(/Cause:\s*The file is empty/);
  await expect
    .poll(() => problems.found.join('\n'))
    .toMatch(/^console: Error: The fields are missing/m);

  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(urlOf(''));
  await expect(heading(page)).not.toContainText('crashed');
  await page.goBack();
  await expect(heading(page)).toHaveText('This page crashed.');

  await page.evaluate('window.isBroken = false');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading(page)).toHaveText(TITLE);
});
