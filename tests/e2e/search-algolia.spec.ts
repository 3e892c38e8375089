import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Page, Route} from '@playwright/test';
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {readDeployment} from '../../src/config/deployment.ts';
import {AlgoliaStandIn, type StoredRecord} from '../lib/algolia.ts';
import {expect, test, waitUntilInteractive} from './fixtures.ts';

const run = promisify(execFile);

// One site for all tests of this file.
test.describe.configure({mode: 'serial'});

const keys = {appId: 'TESTAPP', searchKey: 'public-search-key', adminKey: 'admin-key'};
const env = {
  ALGOLIA_APP_ID: keys.appId,
  ALGOLIA_SEARCH_KEY: keys.searchKey,
  ALGOLIA_INDEX: 'docs',
};
const ATTACK = '<img src=x onerror="document.documentElement.dataset.attacked=1">';

let folder: string;
let site: {readonly url: string; readonly close: () => Promise<void>};
let standIn: AlgoliaStandIn;

function record(
  objectID: string,
  lvl2: string,
  rest: Readonly<Record<string, unknown>> = {},
): StoredRecord {
  return {
    objectID,
    kind: 'section',
    url: '/docs/getting-started/installation#update',
    anchor: 'update',
    hierarchy: {lvl0: 'Getting Started', lvl1: 'Install DevSpace', lvl2},
    content: `What is written about ${lvl2}.`,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    pageRank: 1,
    ...rest,
  };
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'algolia-'));
  await run(
    'npx',
    [
      'docusaurus',
      'build',
      '--config',
      'tests/fixtures/algolia/docusaurus.config.ts',
      '--out-dir',
      folder,
    ],
    // The files that the build of the site itself has generated stay as they are.
    {
      env: {
        ...process.env,
        ...env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'node_modules/.cache/algolia',
      },
    },
  );
  site = await startServer({
    dir: folder,
    basePath: '/docs/',
    site: await readSite(folder, readDeployment(env)),
    port: 0,
  });
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, {recursive: true});
});

/** Answers in the place of the service. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const {status, body} = standIn.answer({
    method: request.method(),
    path: url.pathname + url.search,
    headers: request.headers(),
    body: request.postData() ?? '',
  });
  await route.fulfill({status, json: body, headers: {'access-control-allow-origin': '*'}});
}

test.beforeEach(async ({page}) => {
  standIn = new AlgoliaStandIn(keys);
  standIn.fill('docs', [
    record('field', 'Update by npm', {
      kind: 'field',
      card: {
        name: 'npm.update',
        type: 'string',
        default: 'latest',
        summary: 'The version to have.',
      },
    }),
    ...Array.from({length: 30}, (_, number) => record(`many-${number}`, `Update ${number}`)),
    record('images', 'Tag images'),
    record('attack', `Attack ${ATTACK}`, {
      hierarchy: {lvl0: ATTACK, lvl1: `Attack ${ATTACK}`, lvl2: ATTACK},
      content: ATTACK,
      card: {name: ATTACK, type: ATTACK, default: ATTACK, summary: ATTACK},
    }),
    record('script', 'Attack by address', {url: 'javascript:alert(1)'}),
    record('old', 'Update of old', {docusaurus_tag: 'docs-default-5.x'}),
  ]);
  await page.route('https://testapp-*.algolia.net/**', answer);
  await page.route('https://testapp-*.algolianet.com/**', answer);
});

async function open(page: Page, address = 'getting-started/introduction'): Promise<void> {
  await page.goto(site.url + address);
  await waitUntilInteractive(page);
}

function modal(page: Page) {
  return page.getByRole('dialog', {name: 'Search the documentation'});
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await modal(page).getByRole('searchbox').fill(query);
}

test('the modal asks the service, for the language and the version being read', async ({page}) => {
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  await open(page);
  expect(standIn.requests).toEqual([]);
  await search(page, 'update');
  const options = modal(page).getByRole('option');
  await expect(options).toHaveCount(12);
  await expect(modal(page).getByRole('link', {name: 'See all 31 results'})).toBeVisible();
  await expect(modal(page).getByRole('link', {name: /Algolia/})).toBeVisible();
  const last = standIn.requests.at(-1);
  expect(last?.path).toContain('x-algolia-api-key=public-search-key');
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'update',
        facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
      },
    ],
  });
  // The index of the built-in search stays where it is.
  expect(own.filter((address) => address.includes('search-index'))).toEqual([]);
});

test('the best answer says what it is, and leads to its place', async ({page}) => {
  await open(page);
  await search(page, 'update by npm');
  const first = modal(page).getByRole('option').first();
  await expect(first).toContainText('npm.update');
  await expect(first).toContainText('string');
  await expect(first).toContainText('Default: latest');
  await expect(first).toContainText('The version to have.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}getting-started/installation#update`);
  await expect(page.locator('#update')).toBeInViewport();
});

test('the search page asks the service page by page', async ({page}) => {
  await open(page, 'search?q=update');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('31 results');
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await expect(main.locator('mark').first()).toHaveText(/update/i);
  await main.getByRole('link', {name: 'Next'}).click();
  await expect(main.getByRole('listitem')).toHaveCount(11);
});

test('a query without results suggests what has most of its words', async ({page}) => {
  await open(page);
  await search(page, 'update zebra');
  await expect(modal(page).getByText('No results for “update zebra”')).toBeVisible();
  await expect(modal(page)).toContainText('Try searching for');
  await modal(page).getByRole('button', {name: 'npm.update'}).click();
  await expect(modal(page).getByRole('searchbox')).toHaveValue('npm.update');
});

test('a query that is close to nothing suggests the page being read, and topics', async ({
  page,
}) => {
  await open(page, 'getting-started/installation');
  await search(page, 'zebra');
  await expect(modal(page).getByText('No results for “zebra”')).toBeVisible();
  const suggestions = modal(page).getByText('Try searching for:').getByRole('button');
  await expect(suggestions).toHaveText(['Install DevSpace', 'file sync', 'images', 'pipelines']);
  await suggestions.first().click();
  await expect(modal(page).getByRole('option').first()).toBeVisible();

  await open(page, 'search?q=zebra');
  await page.getByRole('main').getByRole('button', {name: 'images'}).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Tag images/);
});

for (const [place, address] of [
  ['modal', 'getting-started/introduction'],
  ['search page', 'search?q=attack'],
] as const) {
  test(`results are text and nothing else on the ${place}`, async ({page}) => {
    await open(page, address);
    if (place === 'modal') await search(page, 'attack');
    const results =
      place === 'modal'
        ? modal(page).getByRole('option')
        : page.getByRole('main').getByRole('listitem');
    // The one whose URL is a script is left out.
    await expect(results).toHaveCount(1);
    await expect(results.first()).toContainText(ATTACK);
    await expect(results.first().locator('img')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
  });
}

test.describe('a service that', () => {
  test.use({
    allowedProblems: [
      {pattern: /ERR_FAILED|status of (?:403|429|500)/, reason: 'the test makes the service fail'},
    ],
  });

  for (const place of ['modal', 'search page'] as const) {
    const area = (page: Page) => (place === 'modal' ? modal(page) : page.getByRole('main'));
    const begin = async (page: Page) => {
      await open(page, place === 'modal' ? undefined : 'search?q=update');
      if (place === 'modal') await search(page, 'update');
    };
    const results = (page: Page) => area(page).getByRole(place === 'modal' ? 'option' : 'listitem');

    test(`is unreachable: the ${place} shows an error and retries on request`, async ({page}) => {
      await page.route('https://testapp-*/**', (route) => route.abort());
      await begin(page);
      const alert = area(page).getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
      await page.unroute('https://testapp-*/**');
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(results(page).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

    for (const status of [403, 429]) {
      test(`fails with ${status}: the ${place} shows an error and does not retry`, async ({
        page,
      }) => {
        standIn.failures.push({status, body: {message: 'Refused', status}});
        await begin(page);
        await expect(area(page).getByRole('alert')).toContainText('Unable to fetch results');
        expect(standIn.requests).toHaveLength(1);
      });
    }
  }

  test('is down at its nearest host answers from another one', async ({page}) => {
    await page.route('https://testapp-dsn.algolia.net/**', (route) => route.abort());
    await open(page, 'search?q=update');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('31 results');
  });

  test('is slow at its nearest host answers from another one', async ({page}) => {
    // Never answered.
    await page.route('https://testapp-dsn.algolia.net/**', () => {});
    await open(page, 'search?q=update');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('31 results');
  });
});
