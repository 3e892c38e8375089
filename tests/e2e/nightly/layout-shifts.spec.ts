/** Pages don't shift while they load, even if scripts and fonts are late. */
import type {Page} from '@playwright/test';
import {urlOf, expect, holdRequests, test, waitUntilInteractive} from '../fixtures.ts';
import {passFrames} from '../page-helpers.ts';
import {layouts} from '@devspace-docs/page-weight';

/** Maximum score of all shifts. On a phone, a line that moves by a tenth of its height scores more. */
const TOLERANCE = 0.001;

/** A layout shift, with its score. */
interface Shift {
  readonly value: number;
  readonly elements: readonly string[];
}

declare global {
  interface Window {
    takeShifts?: () => readonly Shift[];
  }
}

test.beforeEach(({problems}) => problems.allow(/instalation.* 404|404 \(Not Found\)/));

/** Runs in the page, before anything else. */
function watchShifts(): void {
  type Entry = PerformanceEntry & {value: number; sources: readonly {node: Node | null}[]};
  const shifts: Shift[] = [];
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const {value, sources} of entries as readonly Entry[]) {
      const elements = sources.map(({node}) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.tagName} ${element.textContent.trim().slice(0, 40)}` : '';
      });
      shifts.push({value, elements});
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({type: 'layout-shift', buffered: true});
  window.takeShifts = () => {
    take(observer.takeRecords());
    return shifts;
  };
}

async function expectNoShifts(page: Page): Promise<void> {
  await passFrames(page);
  const shifts = (await page.evaluate(() => window.takeShifts?.())) ?? [];
  const total = shifts.reduce((sum, {value}) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(TOLERANCE);
}

for (const {name, path} of layouts) {
  test(`nothing moves while ${name} arrives`, async ({page}) => {
    await page.addInitScript(watchShifts);
    const releaseFont = await holdRequests(page, '**/assets/fonts/*');
    const releaseScripts = await holdRequests(page, '**/assets/js/*.js');
    await page.goto(urlOf(path), {waitUntil: 'commit'});
    await expect(page.locator('.theme-layout-footer')).toBeAttached();
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    releaseFont();
    await page.evaluate(() => document.fonts.ready);
    await passFrames(page);
    releaseScripts();
    await waitUntilInteractive(page);
    if (path.includes('?q='))
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('load');
    await expectNoShifts(page);
  });
}
