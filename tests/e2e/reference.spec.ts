import type {Locator, Page} from '@playwright/test';
import {reading} from '../../src/config/reading.ts';
import {versions} from '../../src/config/versions.ts';
import {pagePath} from '../../src/lib/version-map/page-path.ts';
import {expect, test} from './fixtures.ts';

/** What DevSpace takes when a field is left out. */
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

test('the reference says what DevSpace takes for fields that are left out', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference?open=all');
  for (const [id, value] of Object.entries(defaults)) {
    const fact = page
      .locator(`[id="${id}"] > dl > div`)
      .filter({has: page.getByText('Default', {exact: true})});
    await expect(fact.getByRole('definition'), id).toHaveText(value);
  }
});

/** How long a target is watched after a click: its position is corrected once within this time. */
const WATCH_TIME = 2000;

/** Pixels by which a target may miss the offset: positions are rounded. */
const TOLERANCE = 4;

/**
 * Records where a target is in the window from the next click on, frame by frame, each position once.
 * The id of a field that contains others is on their list; what readers look for is the whole field.
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

/** Distance from the offset that all targets of links should have. */
function missBy(top: number): number {
  return Math.abs(top - reading.anchor.offset);
}

/** Clicks a link, and expects its target at the offset at once and for good. */
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

for (const {label} of versions) {
  const path = pagePath({version: label, page: 'configuration/reference'});

  test(`entries of the table of contents of ${label} land at their sections at once`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const entries = await page.locator('.table-of-contents a').all();
    expect(entries.length).toBeGreaterThan(5);
    // The last one jumps over everything that has not been in the window yet; four cover the page.
    for (const entry of entries.toReversed().filter((_, index) => index % 4 === 0)) {
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await expectToLand(page, entry);
    }
  });
}

for (const id of ['dev-attach', 'require-commands', 'hooks-wait']) {
  test(`the field #${id} lands at its place, by its own link and with the page`, async ({
    page,
    visit,
  }) => {
    await visit('configuration/reference');
    await expectToLand(page, page.locator(`a.field-link[href="#${id}"]`));
    await page.goto('about:blank');
    await visit(`configuration/reference#${id}`);
    const field = page.locator('.field', {has: page.locator(`:scope > details > #${id}`)});
    const top = (): Promise<number> =>
      field.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => missBy(await top())).toBeLessThanOrEqual(TOLERANCE);
    await page.waitForTimeout(WATCH_TIME);
    expect(missBy(await top())).toBeLessThanOrEqual(TOLERANCE);
  });
}

test('the filter opens the matching fields, shows the first one and marks the word', async ({
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

test.describe('if the fields fail to load', () => {
  test.use({
    allowedProblems: [{pattern: /ERR_FAILED/, reason: 'the test blocks the request'}],
  });

  test('the filter says so, and can be tried again', async ({page, visit}) => {
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
