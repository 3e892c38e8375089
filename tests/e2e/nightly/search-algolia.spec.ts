/** The search of a deployment that uses Algolia. */
import type {Route} from '@playwright/test';
import {FakeAlgolia, type StoredRecord} from '@devspace-docs/search/testing';
import {algoliaSettings, expect, test} from '../reader-site.ts';
import {expectRetry, type SearchArea} from '../search.ts';

const {ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_INDEX: indexName} = algoliaSettings;

const ALGOLIA = 'https://test1-*/**';

const ATTACK = '<img src=x onerror="document.documentElement.dataset.attacked=1">';

let algolia: FakeAlgolia;

function record(
  objectID: string,
  lvl2: string,
  rest: Readonly<Record<string, unknown>> = {},
): StoredRecord {
  return {
    objectID,
    kind: 'section',
    url: '/docs/pictures#below',
    anchor: 'below',
    hierarchy: {lvl0: 'Getting Started', lvl1: 'Install DevSpace', lvl2},
    content: `What is written about ${lvl2}.`,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    pageRank: 1,
    ...rest,
  };
}

const records = [
  record('field', 'Update by npm', {
    kind: 'field',
    card: {
      name: 'Update by npm',
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
  record('script', 'Attack by URL', {url: 'javascript:alert(1)'}),
  record('old', 'Update of old', {docusaurus_tag: 'docs-default-5.x'}),
];

/** Responds instead of Algolia. */
async function respond(route: Route): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const {status, body} = algolia.answer({
    path: url.pathname + url.search,
    body: request.postData() ?? '',
  });
  await route.fulfill({status, json: body, headers: {'access-control-allow-origin': '*'}});
}

test.beforeEach(async ({page}) => {
  algolia = new FakeAlgolia(records);
  await page.route(ALGOLIA, respond);
});

test('the modal searches the current version, and opens a result', async ({
  page,
  site,
  open,
  modal: {root, field, results},
  search,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open('');
  expect(algolia.requests).toEqual([]);
  await search('update');
  await expect(results).toHaveCount(12);
  await expect(root.getByRole('link', {name: 'See all 31 results'})).toBeVisible();
  await expect(root.getByRole('link', {name: /Algolia/})).toBeVisible();
  const last = algolia.requests.at(-1);
  expect(last?.path).toContain(`x-algolia-api-key=${searchKey}`);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    requests: [
      {
        indexName,
        query: 'update',
        facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
      },
    ],
  });
  // The index of the built-in search isn't loaded.
  expect(requests.filter((url) => url.includes('search-index'))).toEqual([]);

  await field.fill('update by npm');
  await expect(results).toHaveCount(1);
  for (const text of ['Update by npm', 'string', 'Default: latest', 'The version to have.'])
    await expect(results).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.urlOf('pictures#below'));
  await expect(page.locator('#below')).toBeInViewport();
});

test('the search page loads one page of results at a time', async ({
  open,
  searchPage: {root, results, status},
}) => {
  await open('search?q=update');
  await expect(status).toHaveText('31 results');
  await expect(results).toHaveCount(20);
  await expect(root.locator('mark').first()).toHaveText(/update/i);
  await root.getByRole('link', {name: 'Next'}).click();
  await expect(results).toHaveCount(11);
});

test('shows HTML in results as text, and no results that run a script', async ({
  page,
  open,
  modal,
  search,
  searchPage,
}) => {
  const expectText = async ({results}: SearchArea): Promise<void> => {
    await expect(results).toHaveCount(1);
    await expect(results).toContainText(ATTACK);
    await expect(results.locator('img')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
  };
  await open('search?q=attack');
  await expectText(searchPage);
  await search('attack');
  await expectText(modal);
});

test('shows an error if Algolia fails, and retries on request', async ({
  page,
  open,
  modal,
  search,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 403/);
  const abort = (route: Route) => route.abort();
  await page.route(ALGOLIA, abort);
  await open('');
  await search('update');
  await expectRetry(modal, () => page.unroute(ALGOLIA, abort));

  algolia.failures.push({status: 403, body: {message: 'Refused', status: 403}});
  const before = algolia.requests.length;
  await modal.field.fill('images');
  await expect(modal.alert).toBeVisible();
  // The other hosts would refuse it as well.
  expect(algolia.requests).toHaveLength(before + 1);
});
