import type {Page, Route} from '@playwright/test';
import {latestVersion} from '../../src/config/versions.ts';
import {ALL_RULES, findViolations} from './axe.ts';
import {addressOf, expect, hold, test, waitUntilInteractive} from './fixtures.ts';
import {queriesWithoutResults} from './queries-without-results.ts';

/** Files that the search in the modal needs, and that no page should load for itself. */
const MODAL = '**/assets/{js,css}/search-modal.*';

const INDEX = '**/search-index/**';

function button(page: Page) {
  return page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('button', {name: 'Search'});
}

function modal(page: Page) {
  return page.getByRole('dialog', {name: 'Search the documentation'});
}

function field(page: Page) {
  return modal(page).getByRole('searchbox');
}

function results(page: Page) {
  return modal(page).getByRole('option');
}

function suggestions(page: Page) {
  return modal(page).getByText('Try searching for:').getByRole('button');
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
}

test.describe('the search', () => {
  test('opens with its button and closes with Escape, which gives the focus back', async ({
    page,
    visit,
  }) => {
    await visit('getting-started/installation');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search...');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`opens with ${key}, and the focus returns to where it was`, async ({page, visit}) => {
      await visit('getting-started/installation');
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
    });
  }

  test('closes when Back leads to another page', async ({page, visit}) => {
    await visit('getting-started/installation');
    await page.getByRole('link', {name: 'Next', exact: false}).last().click();
    await expect(page).not.toHaveURL(addressOf('getting-started/installation'));
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(addressOf('getting-started/installation'));
    await expect(modal(page)).toHaveCount(0);
  });

  for (const [name, path] of [
    ['field of the search page', 'search'],
    ['filter of the reference', 'configuration/reference'],
  ] as const) {
    test(`opens with Ctrl+K from the ${name}, where a slash is typed`, async ({page, visit}) => {
      await visit(path);
      const own = page.getByRole('main').getByRole('searchbox');
      await own.fill('a');
      await page.keyboard.press('/');
      await expect(own).toHaveValue('a/');
      await expect(modal(page)).toHaveCount(0);
      for (const key of ['Control+k', 'Meta+k']) {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
        await expect(own).toBeFocused();
      }
    });
  }

  test('keeps the Tab key within itself', async ({page, visit}) => {
    await visit('getting-started/installation');
    await search(page, 'sync');
    await expect(results(page).first()).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const {activeElement, body} = document;
        return activeElement !== body && activeElement?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
  });
});

test.describe('what the search needs', () => {
  test('is not loaded with a page, and comes as soon as the pointer is there', async ({
    page,
    visit,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit('getting-started/installation');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('search-modal'))).toEqual([]);
    const before = requests.length;
    const modalScript = page.waitForRequest(/search-modal\.[^/]*\.js/);
    await button(page).hover();
    await modalScript;
    for (const part of [/search-modal\.[^/]*\.css$/, /search-index/]) {
      await expect.poll(() => requests.slice(before).some((url) => part.test(url))).toBe(true);
    }
    const loaded = requests.length;
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(requests.slice(loaded).filter((url) => url.includes('search-modal'))).toEqual([]);
  });

  test.describe('and cannot be loaded', () => {
    test.use({
      allowedProblems: [{pattern: /search-modal|ERR_FAILED/, reason: 'the test takes it away'}],
    });

    test('is replaced by the search page, in the version being read', async ({page, visit}) => {
      await page.route(MODAL, (route) => route.abort());
      await visit('5.x/introduction');
      await button(page).click();
      await expect(page).toHaveURL(addressOf('search?version=5.x'));
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    });
  });

  test('is late, and opens nothing for a reader who has gone on', async ({page, visit}) => {
    const release = await hold(page, MODAL);
    await visit('');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    release();
    await page.waitForLoadState('networkidle');
    await expect(modal(page)).toHaveCount(0);
  });
});

test.describe('results', () => {
  test('lead to their place with the arrow keys and Enter', async ({page, visit}) => {
    await visit('getting-started/installation');
    await search(page, 'sync');
    await expect(results(page).nth(1)).toBeVisible();
    await expect(results(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const address = await results(page).nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);
  });

  test('lead to their place with a click, without loading the site anew', async ({page, visit}) => {
    await visit('getting-started/installation');
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await search(page, 'sync');
    const link = results(page).first().getByRole('link');
    const address = await link.getAttribute('href');
    await link.click();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);
    await expect(page.locator('html[data-kept]')).toBeAttached();
  });

  test('open in another tab when the reader asks for that', async ({page, context, visit}) => {
    await visit('getting-started/installation');
    await search(page, 'sync');
    const other = context.waitForEvent('page');
    await results(page)
      .first()
      .getByRole('link')
      .click({modifiers: ['ControlOrMeta']});
    await (await other).close();
    await expect(modal(page)).toBeVisible();
    await expect(page).toHaveURL(addressOf('getting-started/installation'));
  });

  for (const [path, prefix] of [
    ['cli/devspace_dev', /^\/docs\/(?![45]\.x\/)/],
    ['5.x/introduction', /^\/docs\/5\.x\//],
    ['4.x/introduction', /^\/docs\/4\.x\//],
  ] as const) {
    test(`are those of the version being read: ${path}`, async ({page, visit}) => {
      await visit(path);
      await search(page, 'sync');
      await expect(results(page).first()).toBeVisible();
      const addresses = await results(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      for (const address of addresses) expect(address).toMatch(prefix);
    });
  }

  test('are all on the search page, in the version being read', async ({page, visit}) => {
    await visit('5.x/introduction');
    await search(page, 'sync');
    const link = modal(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(addressOf('search?q=sync&version=5.x'));
    await expect(page.getByRole('status').filter({hasText: /results$/})).toHaveText(
      `${count} results`,
    );
    await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('5.x');
  });

  test('are one step away before the list is scrolled', async ({page, visit}) => {
    await visit('');
    await search(page, 'sync');
    const link = modal(page).getByRole('link', {name: /^See all \d+ results$/});
    await expect(link).toBeInViewport({ratio: 1});
    // Hits that the arrow keys reach stop above the link.
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown');
    const chosen = results(page).and(page.locator('[aria-selected="true"]'));
    await expect(async () => {
      const hit = await chosen.boundingBox();
      const foot = await link.boundingBox();
      expect((hit?.y ?? 0) + (hit?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    }).toPass();
  });
});

test.describe('the best answer', () => {
  for (const [query, name, facts, address] of [
    [
      'dev.*.sync.excludePaths',
      'dev.*.sync[].excludePaths',
      'list of strings',
      'configuration/dev/connections/file-sync#dev-sync-excludePaths',
    ],
    ['--force-build', '--force-build', 'Default: true', 'cli/devspace_build#flag-force-build'],
    [
      "[fatal] couldn't find pipeline release",
      "couldn't find pipeline X",
      'Fix: ',
      'troubleshooting/errors-variables#pipeline-not-found',
    ],
  ] as const) {
    test(`to ${query} says at once what it is, and Enter leads there`, async ({page, visit}) => {
      await visit('getting-started/installation');
      await search(page, query);
      const first = results(page).first();
      await expect(first.getByRole('link')).toHaveText(name);
      await expect(first).toContainText(facts);
      await expect(first.getByRole('paragraph').last()).toHaveText(/^[A-Z].*\.$/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(address));
      const id = address.slice(address.indexOf('#') + 1);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }
});

test.describe('earlier searches', () => {
  test('are remembered, can be made favorites, and removed', async ({page, visit}) => {
    await visit('getting-started/installation');
    await page.keyboard.press('/');
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await search(page, 'sync');
    const first = results(page).first();
    const address = await first.getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);

    await page.keyboard.press('/');
    await expect(modal(page).getByText('Recent', {exact: true})).toBeVisible();
    await expect(first.getByRole('link')).toHaveAttribute('href', address ?? '');
    await expect(first.getByRole('link')).toContainText(latestVersion.label);
    await first.getByRole('button', {name: 'Save this search'}).click();
    await expect(modal(page).getByText('Favorite', {exact: true})).toBeVisible();
    await expect(modal(page).getByText('Recent', {exact: true})).toHaveCount(0);

    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await page.keyboard.press('/');
    await expect(first.getByRole('link')).toHaveAttribute('href', address ?? '');
    await first.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });

  test('that were spoilt are forgotten', async ({page, visit}) => {
    await page.addInitScript(() =>
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{"broken":'),
    );
    await visit('');
    await search(page, 'sync');
    await expect(results(page).first()).toBeVisible();
  });

  const refusals: Record<string, () => void> = {
    'offers no storage': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    'has no room left': () => {
      Storage.prototype.setItem = (_key: string, value: string) => {
        if (value.length > 100) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      };
    },
  };
  for (const [name, refuse] of Object.entries(refusals)) {
    test(`are not needed: the search works in a browser that ${name}`, async ({page, visit}) => {
      await page.addInitScript(refuse);
      await visit('getting-started/installation');
      await search(page, 'sync');
      const address = await results(page).first().getByRole('link').getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);
      await expect(modal(page)).toHaveCount(0);
    });
  }
});

test.describe('a query without results', () => {
  test('says so, and leads to a report of what is missing', async ({page, visit}) => {
    await visit('');
    await search(page, 'qqzzxxvv');
    await expect(modal(page).getByText('No results for “qqzzxxvv”')).toBeVisible();
    await expect(modal(page).getByRole('status')).toHaveText('No results');
    await expect(modal(page)).toContainText('Believe this query should return results?');
    await expect(modal(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.*\/issues\/new\?title=.*qqzzxxvv$/,
    );
    await field(page).fill('');
    await expect(modal(page).getByText('No results for')).toHaveCount(0);
  });

  test('suggests another one that finds something', async ({page, visit}) => {
    await visit('');
    await search(page, 'xuberntes');
    await expect(modal(page)).toContainText('Try searching for');
    await modal(page).getByRole('button', {name: 'kubernetes'}).click();
    await expect(field(page)).toHaveValue('kubernetes');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
    await expect(modal(page).getByText('No results for')).toHaveCount(0);
  });

  test('suggests the page being read and topics of its version, which find something', async ({
    page,
    visit,
  }) => {
    await visit('configuration/dev/connections/file-sync');
    await page.keyboard.press('/');
    for (const query of queriesWithoutResults) {
      await field(page).fill(query);
      await expect(modal(page).getByText(`No results for “${query}”`)).toBeVisible();
      await suggestions(page).first().click();
      await expect(results(page).first()).toBeVisible();
      await expect(modal(page).getByText('No results for')).toHaveCount(0);
    }
    await field(page).fill('zzqqxjvkkw');
    await expect(suggestions(page)).toHaveText(['File sync', 'images', 'pipelines']);
  });

  for (const query of [
    '<img src=x onerror="document.documentElement.dataset.attacked=1">qqzzxx',
    'שלום עולם qqzzxx',
    `qqzzxx${'x'.repeat(10_000)}`,
  ]) {
    test(`is text and nothing else: ${query.slice(0, 40)}`, async ({page, visit}) => {
      await visit('');
      await search(page, query);
      await expect(modal(page).getByRole('status')).toHaveText(/results?$/);
      await expect(modal(page).locator('img')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
    });
  }
});

test.describe('an index that', () => {
  test.use({
    allowedProblems: [{pattern: /search-index|ERR_FAILED|404/, reason: 'the test takes it away'}],
  });

  for (const [name, answer] of [
    ['cannot be reached', (route: Route) => route.abort()],
    ['is missing', (route: Route) => route.fulfill({status: 404, body: 'Not found'})],
    ['is broken', (route: Route) => route.fulfill({json: {nothing: 'of use'}})],
  ] as const) {
    test(`${name} is said to be, and loaded anew on request`, async ({page, visit}) => {
      await page.route(INDEX, answer);
      await visit('getting-started/installation');
      await search(page, 'sync');
      const alert = modal(page).getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
      await page.unroute(INDEX);
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(results(page).first()).toBeVisible();
      await expect(field(page)).toHaveValue('sync');
      await expect(alert).toHaveCount(0);
    });
  }
});

for (const mode of ['light', 'dark']) {
  test(`the search is accessible in ${mode}`, async ({page}) => {
    await page.goto(`${addressOf('getting-started/installation')}?docusaurus-theme=${mode}`);
    await waitUntilInteractive(page);
    await search(page, 'sync');
    await expect(results(page).first()).toBeVisible();
    // DocSearch puts links into options, which the arrow keys and Enter open, and everything into an
    // element with the role of a button.
    const rules = {...ALL_RULES, rules: {'nested-interactive': {enabled: false}}};
    const found = () => findViolations(page, rules, 'dialog');
    expect(await found()).toEqual([]);
    await field(page).fill('xuberntes');
    await expect(modal(page).getByText('No results for “xuberntes”')).toBeVisible();
    expect(await found()).toEqual([]);
  });
}

test('the search fits on a phone, and its Cancel button closes it', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('getting-started/installation');
  await button(page).click();
  await field(page).fill('sync');
  await expect(results(page).first()).toBeVisible();
  const width = await modal(page).evaluate((dialog) => dialog.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await modal(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(modal(page)).toHaveCount(0);
});
