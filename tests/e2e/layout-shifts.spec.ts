/**
 * Nothing moves under the reader's eyes while a page arrives, however late its scripts and its font are.
 */
import type {Page} from '@playwright/test';
import {addressOf, expect, hold, test, waitUntilInteractive} from './fixtures.ts';
import {layouts} from '../../scripts/lib/bench/layouts.ts';

/** Sum of what moved, as browsers measure it; a tenth of a line that moves on a phone is more. */
const TOLERANCE = 0.001;

/** What moved, and how much of the window. */
interface Shift {
  readonly value: number;
  readonly elements: readonly string[];
}

declare global {
  interface Window {
    takeShifts?: () => readonly Shift[];
  }
}

test.use({
  allowedProblems: [
    {pattern: /instalation.* 404|404 \(Not Found\)/, reason: 'the not-found page has this status'},
  ],
});

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

/** Waits until what has changed is painted. */
async function waitForFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

async function expectNoShifts(page: Page): Promise<void> {
  await waitForFrame(page);
  const shifts = (await page.evaluate(() => window.takeShifts?.())) ?? [];
  const total = shifts.reduce((sum, {value}) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(TOLERANCE);
}

for (const {name, path} of layouts) {
  test(`nothing moves while ${name} arrives`, async ({page}) => {
    await page.addInitScript(watchShifts);
    const releaseFont = await hold(page, '**/assets/fonts/*');
    const releaseScripts = await hold(page, '**/assets/js/*.js');
    await page.goto(addressOf(path), {waitUntil: 'commit'});
    await expect(page.locator('.theme-layout-footer')).toBeAttached();
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    releaseFont();
    await page.evaluate(() => document.fonts.ready);
    await waitForFrame(page);
    releaseScripts();
    await waitUntilInteractive(page);
    if (path.includes('?q='))
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('load');
    await expectNoShifts(page);
  });
}
