import type {Locator, Page} from '@playwright/test';
import {reading} from '../../src/config/reading.ts';
import {expect, test} from './fixtures.ts';
import {compose, passTime, scrollTo} from './page-helpers.ts';

/** Default values of fields, by the id of the field. */
const defaults = {
  'images-dockerfile': './Dockerfile',
  'images-context': './',
  'deployments-updateImageTags': 'true',
  'dev-sync-initialSync': 'mirrorLocal',
  'dependencies-pipeline': 'deploy',
  'hooks-wait-timeout': '150',
  'hooks-container-timeout': '150',
  'localRegistry-name': 'registry',
  'localRegistry-image': 'registry:2.8.1',
  'localRegistry-buildKitImage': 'moby/buildkit:master-rootless',
  'localRegistry-port': '5000',
  'localRegistry-persistence-size': '5Gi',
};

test('the reference shows default values', async ({page, visit}) => {
  await visit('configuration/reference?open=all');
  for (const [id, value] of Object.entries(defaults)) {
    const fact = page
      .locator(`[id="${id}"] > dl > div`)
      .filter({has: page.getByText('Default', {exact: true})});
    await expect(fact.getByRole('definition'), id).toHaveText(value);
  }
});

/** How long to watch a target after a click: its position is corrected once within this time. */
const WATCH_TIME = reading.anchor.correctAfter + 200;

/** In pixels: positions are rounded. */
const TOLERANCE = 4;

/**
 * Records the positions of a target in the window after the next click, frame by frame, without
 * repetitions. If a field contains others, its id is on their list, but readers look for the field.
 */
function watchAfterClick(page: Page, id: string): Promise<number[]> {
  return page.evaluate(
    ([target, duration]) =>
      new Promise<number[]>((resolve) => {
        const named = document.getElementById(target);
        const element = named?.closest('.field') ?? named;
        const tops: number[] = [];
        let end = Infinity;
        document.addEventListener('click', () => (end = performance.now() + duration), {
          capture: true,
          once: true,
        });
        requestAnimationFrame(function record() {
          const top = element?.getBoundingClientRect().top ?? NaN;
          if (top !== tops.at(-1)) tops.push(top);
          if (performance.now() < end) requestAnimationFrame(record);
          else resolve(tops);
        });
      }),
    [id, WATCH_TIME] as const,
  );
}

/** Distance from the position that all targets of links should have. */
function missBy(top: number): number {
  return Math.abs(top - reading.anchor.offset);
}

/** Clicks a link, and expects its target to be at the offset at once, and to stay there. */
async function expectToLand(page: Page, link: Locator): Promise<void> {
  const id = (await link.getAttribute('href'))?.replace(/^#/, '') ?? '';
  await link.scrollIntoViewIfNeeded();
  const watched = watchAfterClick(page, id);
  await link.click();
  const [, ...tops] = await watched;
  expect(tops.length, `#${id} moves`).toBeGreaterThan(0);
  expect(Math.max(...tops.map(missBy)), `#${id} is at ${tops.join(', ')}`).toBeLessThanOrEqual(
    TOLERANCE,
  );
}

test('links land at their targets at once', async ({page, visit}) => {
  test.slow();
  await visit('configuration/reference');
  const entries = await page.locator('.table-of-contents a').all();
  expect(entries.length).toBeGreaterThan(5);
  // The last entry jumps over everything that hasn't been rendered yet.
  for (const entry of [entries.at(-1), entries[Math.floor(entries.length / 2)]]) {
    await scrollTo(page, 0);
    if (entry) await expectToLand(page, entry);
  }
  await expectToLand(page, page.locator('a.field-link[href="#hooks-wait"]'));
});

test('a page opens at the field that the URL names', async ({page, visit}) => {
  await visit('configuration/reference#require-commands');
  const field = page.locator('.field', {has: page.locator(':scope > details > #require-commands')});
  const miss = (): Promise<number> =>
    field.evaluate((element) => element.getBoundingClientRect().top).then(missBy);
  await expect.poll(miss).toBeLessThanOrEqual(TOLERANCE);
  await passTime(page, WATCH_TIME);
  expect(await miss()).toBeLessThanOrEqual(TOLERANCE);
});

test('the filter opens the matching fields, shows the first one and highlights matches', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference');
  await page.getByRole('searchbox', {name: 'Filter fields'}).fill('initialSync');
  const match = page.locator('.field[data-match]').first();
  await expect(match).toContainText('dev.*.sync[].initialSync');
  await expect(match).toBeInViewport();
  const marked = (): Promise<string[]> =>
    page.evaluate(() => [
      ...new Set(
        [...(CSS.highlights.get('filter') ?? [])].map((range) =>
          range instanceof Range ? range.toString() : '',
        ),
      ),
    ]);
  await expect.poll(marked).toContain('initialSync');
  await expect(page.locator('.table-of-contents__link[data-matched]')).toHaveText(['dev']);
});

test('Escape clears the filter, unless it ends the composition of an input method', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference');
  const filter = page.getByRole('searchbox', {name: 'Filter fields'});
  await filter.fill('initial');
  await compose(page, 'Sync');
  await expect(filter).toHaveValue('initialSync');
  // The browser passes such a key on to the page, but doesn't clear the field itself.
  await filter.dispatchEvent('keydown', {key: 'Escape', isComposing: true});
  await expect(filter).toHaveValue('initialSync');
  await filter.dispatchEvent('keydown', {key: 'Escape'});
  await expect(filter).toHaveValue('');
});

test.describe('if the fields fail to load', () => {
  test.use({
    allowedProblems: [{pattern: /ERR_FAILED/, reason: 'the test blocks the request'}],
  });

  test('the filter reports it, and retries on request', async ({page, visit}) => {
    await page.route('**/fields.json', (route) => route.abort());
    await visit('configuration/reference');
    await page.getByRole('searchbox', {name: 'Filter fields'}).fill('initialSync');
    const retry = page.getByRole('button', {name: 'try again'});
    await expect(retry).toBeVisible();
    await page.unroute('**/fields.json');
    await retry.click();
    await expect(page.locator('.field[data-match]').first()).toContainText('initialSync');
    await expect(retry).toBeHidden();
  });
});
