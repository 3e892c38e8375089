import type {Locator, Page, Route} from '@playwright/test';
import {reading} from '../../src/config/reading.ts';
import {urlOf, expect, test as ownPageTest, waitUntilInteractive} from './fixtures.ts';
import {boxOf, compose, mainNavigation, passTime, scrollTo} from './page-helpers.ts';
import {test} from './shared-page.ts';

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

ownPageTest('a page opens at the field that the URL names', async ({page, visit}) => {
  await visit('configuration/reference#require-commands');
  const field = page.locator('.field', {has: page.locator(':scope > details > #require-commands')});
  const miss = (): Promise<number> =>
    field.evaluate((element) => element.getBoundingClientRect().top).then(missBy);
  await expect.poll(miss).toBeLessThanOrEqual(TOLERANCE);
  await passTime(page, WATCH_TIME);
  expect(await miss()).toBeLessThanOrEqual(TOLERANCE);
});

ownPageTest.describe('on a phone', () => {
  ownPageTest.use({viewport: {width: 390, height: 844}, hasTouch: true});

  ownPageTest('the contents stay above the filter', async ({page, visit}) => {
    await visit('configuration/reference');
    await scrollTo(page, 9000);
    const contents = page.locator('main summary').filter({hasText: 'On this page'});
    const filter = page.getByRole('searchbox', {name: 'Filter fields'});
    await expect(contents).toBeInViewport({ratio: 1});
    const bar = await boxOf(contents);
    expect((await boxOf(filter)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await contents.click();
    await page.getByRole('navigation', {name: 'On this page'}).getByText('hooks').click();
    const top = async () => (await boxOf(page.locator('h2[id="hooks"]'))).y;
    await expect.poll(async () => missBy(await top())).toBeLessThanOrEqual(TOLERANCE);
    // Neither of them covers the heading.
    const {y, height} = await boxOf(filter);
    expect(y + height).toBeLessThan(await top());
  });
});

/** A page that links to one of the last sections of the reference of its version. */
const sectionLinks = [
  ['cli/devspace_cleanup_local-registry', 'localRegistry'],
  ['5.x/commands/devspace_list_profiles', 'profiles'],
  ['4.x/commands/devspace_list_profiles', 'profiles'],
] as const;

/** Holds requests for the fields. Returns a function that sends the responses, the last request first. */
async function holdFields(page: Page): Promise<(amount?: number) => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/assets/markup/*', (route) => void held.push(route));
  return async (amount = Infinity) => {
    for (let sent = 0; held.length > 0 && sent < amount; sent += 1) {
      const route = held.pop();
      const response = page.waitForResponse(route?.request().url() ?? '');
      await route?.continue();
      await (await response).finished();
    }
  };
}

ownPageTest.describe('on a slow connection', () => {
  const follow = async (page: Page, id: string): Promise<void> => {
    await page.getByRole('main').getByRole('link', {name: id, exact: true}).last().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Config reference');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    // The correction is over before the fields arrive.
    await passTime(page, WATCH_TIME);
  };
  const miss = (page: Page, id: string): Promise<number> =>
    page
      .locator(`h2[id="${id}"]`)
      .evaluate((element) => element.getBoundingClientRect().top)
      .then(missBy);

  for (const [path, id] of sectionLinks) {
    ownPageTest(
      `a link leads to its section while the fields arrive: ${path}`,
      async ({page, visit}) => {
        await visit(path);
        const sendFields = await holdFields(page);
        await follow(page, id);
        await sendFields();
        await expect(page.locator('.field-root')).not.toHaveCount(0);
        await expect.poll(() => miss(page, id)).toBeLessThanOrEqual(TOLERANCE);
      },
    );
  }

  ownPageTest('a reader who scrolls stays there while the fields arrive', async ({page, visit}) => {
    const [path, id] = sectionLinks[0];
    await visit(path);
    const sendFields = await holdFields(page);
    await follow(page, id);
    await sendFields(4);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -800);
    await expect.poll(() => miss(page, id)).toBeGreaterThan(400);
    await sendFields();
    await passTime(page, WATCH_TIME);
    expect(await miss(page, id)).toBeGreaterThan(400);
  });
});

/** The text in the middle of the window. */
function readMiddle(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return element?.closest('.field, section')?.textContent.trim().slice(0, 60) ?? '';
  });
}

for (const width of [1440, 390]) {
  // Positions are stored in the session.
  ownPageTest(`Back and Forward return to the same field at ${width} px`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 844});
    const reference = 'configuration/reference';
    await visit(`${reference}?open=images`);
    await scrollTo(page, 4500);
    const position = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
    const seen = await readMiddle(page);
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first();
    // A click would scroll to the link.
    await next.dispatchEvent('click');
    await expect(page).not.toHaveURL(new RegExp(reference));
    await expect.poll(position).toBe(0);

    // The scripts of the reference aren't loaded after the reload.
    for (const reload of [false, true]) {
      if (reload) {
        await page.reload();
        await waitUntilInteractive(page);
      }
      await page.goBack();
      await expect(page).toHaveURL(urlOf(`${reference}?open=images`));
      await expect.poll(position).toBe(4500);
      await expect.poll(() => readMiddle(page)).toBe(seen);
      await page.goForward();
      await expect(page).not.toHaveURL(new RegExp(reference));
      await expect.poll(position).toBe(0);
    }
  });
}

test('a link to a field that the filter hides clears the filter', async ({page, visit}) => {
  const filter = page.getByRole('searchbox', {name: 'Filter fields'});
  await visit('configuration/reference?filter=hooks#dev-sync');
  await expect(page.locator('#dev-sync')).toBeInViewport();
  await expect(filter).toHaveValue('');
  await expect(page).toHaveURL(urlOf('configuration/reference#dev-sync'));

  // The filter is newer than the link.
  await filter.fill('hooks');
  await expect(page.locator('#dev-sync')).toBeHidden();
  await passTime(page, reading.stateDelay);
  await expect(filter).toHaveValue('hooks');
  await expect(page).toHaveURL(urlOf('configuration/reference?filter=hooks#dev-sync'));
});

test('opens as many fields as a URL can list', async ({page, visit}) => {
  await visit('configuration/reference');
  const names = await page
    .locator('.field summary + [id]')
    .evaluateAll((elements) => elements.map(({id}) => id));
  expect(names.length).toBeGreaterThan(reading.openLimit + 10);
  await visit(`configuration/reference?open=${names.join(',')}`);
  await expect(page.locator('.field > details[open]')).toHaveCount(reading.openLimit);
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
  await expect(page.locator('.table-of-contents__link:visible')).toHaveText(['dev']);
  const sample = page.locator('.field pre').first();
  await expect(sample.getByRole('button', {includeHidden: true})).toHaveCount(1);
});

test('the filter shows fields with a matching name, and others on request', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference');
  const bar = page.getByRole('search', {name: 'Fields'});
  await bar.getByRole('searchbox').fill('sync');
  const first = page.locator('.field[data-match]').first();
  await expect(first).toContainText(/sync/i);
  const names = await page.locator('.field[data-match]').count();
  const more = page.getByRole('button', {name: /^Show \d+ more that mention “sync”$/});
  await more.click();
  await expect(more).toBeHidden();
  await expect(bar.getByRole('status')).toBeFocused();
  expect(await page.locator('.field[data-match]').count()).toBeGreaterThan(names);
});

for (const {path, table} of [
  {path: 'getting-started/compatibility', table: '.scroll-fade > table:has(tr:nth-child(6))'},
  {path: 'cli/devspace_dev', table: 'table[aria-label="Flags of devspace dev"]'},
  {path: 'guides/changes-from-5.x', table: '.scroll-fade > table:has(tr:nth-child(60))'},
]) {
  test(`the head of a long table stays in view: ${path}`, async ({page, visit}) => {
    await page.setViewportSize({width: 1320, height: 400});
    await visit(path);
    // The corner, which is no header if it's empty.
    const head = page.locator(`${table} thead :is(th, td)`).first();
    const top = (): Promise<number> =>
      head.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const row = page.locator(`${table} tbody tr`).nth(5);
    await row.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await page.mouse.move(700, 200);
    // The navbar stays in view while the reader scrolls down.
    await page.mouse.wheel(0, 50);
    const bottom = (): Promise<number> =>
      mainNavigation(page).evaluate((element) =>
        Math.round(element.getBoundingClientRect().bottom),
      );
    await expect.poll(bottom).toBeGreaterThan(50);
    await expect.poll(top).toBe((await bottom()) - 2);
    const overflow = await page
      .locator('.markdown .scroll-fade:has(> table)')
      .evaluateAll((elements) =>
        Math.max(0, ...elements.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)),
      );
    expect(overflow).toBe(0);
  });
}

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

ownPageTest(
  'the filter reports that the fields fail to load, and retries on request',
  async ({page, visit, problems}) => {
    problems.allow(/ERR_FAILED/);
    await page.route('**/fields.json', (route) => route.abort());
    await visit('configuration/reference');
    await page.getByRole('searchbox', {name: 'Filter fields'}).fill('initialSync');
    const retry = page.getByRole('button', {name: 'try again'});
    await expect(retry).toBeVisible();
    await page.unroute('**/fields.json');
    await retry.click();
    await expect(page.locator('.field[data-match]').first()).toContainText('initialSync');
    await expect(retry).toBeHidden();
  },
);

const pasted = `\u001b[31m10:04:05 [fatal]\u001b[0m kaniko init container shop-7 has unexpectedly exited with code 2: no space left`;

for (const path of ['troubleshooting/errors', '5.x/troubleshooting/errors']) {
  test(`a pasted message finds its entry: ${path}`, async ({page, visit}) => {
    await visit(path);
    const bar = page.getByRole('search', {name: 'Messages'});
    const filter = bar.getByRole('searchbox');
    const count = bar.getByRole('status');
    await expect(count).toHaveText(/^\d{2,} messages$/);
    const all = (await count.textContent()) ?? '';

    const introduction = page.getByText(/stand for (your own )?names/);
    const box = await filter.boundingBox();
    expect((await introduction.boundingBox())?.y).toBeGreaterThan(box?.y ?? Infinity);

    await filter.fill(pasted);
    await expect(count).toHaveText('1 message');
    await expect(introduction).toBeHidden();
    const message = (text: string): Locator =>
      page.locator('.markdown :is(h3, li)', {hasText: text}).first();
    await expect(message('has unexpectedly exited with code')).toBeVisible();
    await expect(message('unable to listen on')).toBeHidden();
    // Also if the entry is on another page.
    await expect(page.getByText('Fix:', {exact: true}).filter({visible: true})).toHaveCount(1);

    await filter.fill('nothing like this');
    await expect(count).toHaveText('0 messages');
    await expect(page.locator('.markdown h2').filter({visible: true})).toHaveCount(0);
    const search = page.getByRole('link', {name: 'Search the docs for it'});
    await expect(search).toHaveAttribute('href', /\/search\?q=nothing\+like\+this$/);
    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(count).toHaveText(all);
    await expect(filter).toHaveValue('');
  });
}

test('each page of the error catalog links to the filter, which gets the focus', async ({
  page,
  visit,
}) => {
  await visit('troubleshooting/errors-sync');
  await page.getByRole('link', {name: "error catalog's filter"}).click();
  const filter = page.getByRole('searchbox', {name: 'Your message'});
  await expect(filter).toBeFocused();
  await expect(filter).toBeInViewport();
  await page.keyboard.type('docker');
  await expect(page.getByRole('search', {name: 'Messages'})).toHaveText(/\d messages/);
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
});

test('a link to a message that the filter hides clears the filter', async ({page, visit}) => {
  await visit('5.x/troubleshooting/errors?filter=docker#kube-config');
  await expect(page.locator('#kube-config')).toBeInViewport();
  await expect(page.getByRole('searchbox', {name: 'Your message'})).toHaveValue('');
});

test('the fix of a message is the last row of its facts', async ({page, visit}) => {
  await visit('troubleshooting/errors-images');
  const facts = page.locator('#docker-not-running + ul > li');
  await expect(facts).toHaveText([/^Cause: /, /^Fix: Start Docker/]);
  const left = (index: number): Promise<number> =>
    facts.nth(index).evaluate((item) => {
      const range = new Range();
      range.selectNodeContents(item);
      range.setStartAfter(item.firstChild!);
      return range.getClientRects()[0]?.left ?? 0;
    });
  expect(await left(0)).toBeCloseTo(await left(1), 0);
});
