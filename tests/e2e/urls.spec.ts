import {latestVersion} from '../../src/config/versions.ts';
import {deployment} from '../lib/built-site.ts';
import {addressOf, expect, httpTest, test, waitUntilInteractive} from './fixtures.ts';

const pages = [
  '5.x',
  'search',
  'getting-started/introduction',
  'cli/devspace_list_vars',
  '4.x/commands/devspace_list_vars',
  'configuration/images',
  'configuration/dev/connections/terminal',
];

for (const path of pages) {
  httpTest(
    `all other addresses of ${path} lead there by one redirect and keep the query`,
    async ({request}) => {
      for (const ending of ['/', '//', '.html', '/index.html']) {
        const first = await request.get(`${addressOf(path)}${ending}?q=a%20b`, {maxRedirects: 0});
        expect(first.status(), ending).toBe(308);
        expect(first.headers().location, ending).toBe(`${deployment.baseUrl}${path}?q=a%20b`);
      }
      const response = await request.get(addressOf(path), {maxRedirects: 0});
      expect(response.status()).toBe(200);
    },
  );
}

httpTest(
  'the landing page is reached without the slash, with index.html and from the origin',
  async ({request}) => {
    const {origin} = new URL(addressOf(''));
    for (const address of [origin, addressOf('').replace(/\/$/, ''), addressOf('index.html')]) {
      const response = await request.get(address, {maxRedirects: 1});
      expect(response.status(), address).toBe(200);
      expect(response.url(), address).toBe(addressOf(''));
    }
  },
);

test('a page that is opened with a suffix works and shows its own address', async ({page}) => {
  await page.goto(addressOf('getting-started/introduction.html#top'));
  await waitUntilInteractive(page);
  await expect(page).toHaveURL(addressOf('getting-started/introduction#top'));
});

httpTest('a missing script is no page', async ({request}) => {
  const response = await request.get(addressOf('assets/js/none.js'));
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});

test.describe('an address that does not exist', () => {
  test.use({
    allowedProblems: [{pattern: /\b404\b/, reason: 'the answer has this status on purpose'}],
  });

  for (const path of ['getting-started/instalation', '5.x/nothing', '4.x/commands/nothing/']) {
    test(`says so, and has status 404: ${path}`, async ({page}) => {
      const response = await page.goto(addressOf(path));
      expect(response?.status()).toBe(404);
      await waitUntilInteractive(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
    });
  }

  test('offers a search for its words', async ({page, visit}) => {
    await visit('configuration/port-forwading');
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(search).toHaveValue('configuration port forwading');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\?q=configuration\+port\+forwading/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
      'configuration port forwading',
    );
  });

  test('searches in the version of its address', async ({page, visit}) => {
    await visit('5.x/configuration/port-forwading');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\?q=.*&version=5\.x$/);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('5.x');
  });

  test('offers the pages whose addresses come closest', async ({page, visit}) => {
    await visit('getting-started/instalation');
    const nearest = page.getByRole('region', {name: 'Were you looking for one of these?'});
    const first = nearest.getByRole('link').first();
    await expect(first).toHaveAttribute(
      'href',
      `${deployment.baseUrl}getting-started/installation`,
    );
    await first.click();
    await expect(page).toHaveURL(addressOf('getting-started/installation'));
  });

  test('leads to the landing pages of all versions', async ({page, visit}) => {
    await visit('nothing');
    for (const [name, path] of [
      [`DevSpace ${latestVersion.menuLabel}`, ''],
      ['DevSpace 5.x', '5.x'],
      ['DevSpace 4.x', '4.x'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', `${deployment.baseUrl}${path}`);
    }
  });
});
